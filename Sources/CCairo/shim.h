#pragma once
#include <cairo-ft.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// From <sys/mman.h>, which declares it only for _GNU_SOURCE; Swift's Glibc module is built without.
extern int memfd_create(const char *name, unsigned int flags);
