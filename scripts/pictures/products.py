"""Six things for a small shop, photographed in the studio."""

import numpy as np
from PIL import Image

from finish import developed, rgb
from studio import Studio, capsule, merged, ring, turned


def _at(solid, x=0.0, y=0.0, z=0.0):
    return lambda p: solid((p[0] - np.float32(x), p[1] - np.float32(y), p[2] - np.float32(z)))


def vase():
    body = [(0, 0.62), (0.25, 0.86), (0.8, 1.10), (1.35, 0.95), (1.8, 0.48), (2.2, 0.30), (2.7, 0.34), (2.95, 0.44)]
    small = [(0, 0.40), (0.2, 0.52), (0.5, 0.60), (0.85, 0.42), (1.05, 0.20), (1.3, 0.19), (1.42, 0.24)]
    return Studio([
        (_at(lambda p: turned(body, p, wall=0.05, bottom=1.2), -0.35), dict(color=rgb("#c4745a"), gloss=0.35, rough=0.6, speckle=0.35)),
        (_at(lambda p: turned(small, p, wall=0.04, bottom=0.6), 1.12, 0, 0.75), dict(color=rgb("#efe4d6"), gloss=0.5, rough=0.45, speckle=0.5)),
    ], "#e7c9b5", target=(0.15, 1.3, 0))


def lamp():
    base = [(0, 0.62), (0.08, 0.66), (0.45, 0.72), (0.85, 0.55), (1.15, 0.24), (1.35, 0.13), (1.5, 0.12)]
    shade = [(1.55, 1.06), (2.2, 0.88), (2.85, 0.70)]
    studio = Studio([
        (lambda p: turned(base, p), dict(color=rgb("#55645a"), gloss=0.9, rough=0.12, speckle=0.15)),
        (lambda p: capsule(p, (0, 1.4, 0), (0, 1.95, 0), 0.045), dict(color=rgb("#d9b067"), metal=1.0, gloss=0.6, rough=0.1)),
        (lambda p: turned(shade, p, wall=0.03, bottom=0.0), dict(color=rgb("#f4e8d2"), glow=rgb("#ffdca0") * 1.15, glow_at=2.05)),
    ], "#b9b6a4", key=0.55, focal=3.5, target=(0, 1.42, 0))
    studio.lamps = [((0, 1.9, 0.2), rgb("#ffc478") * 1.9, 1.3)]
    return studio


def mugs():
    body = [(0, 0.44), (0.06, 0.50), (0.35, 0.56), (0.8, 0.55), (1.12, 0.57)]

    def mug(p):
        hollow = turned(body, p, wall=0.05, bottom=0.12)
        handle = np.maximum(ring(p, (0.58, 0.60, 0), 0.30, 0.062), 0.535 - np.hypot(p[0], p[2]))
        return np.minimum(hollow, handle)

    glaze = dict(color=rgb("#f3ece0"), second=rgb("#a9784f"), dip=0.34, gloss=0.7, rough=0.25, speckle=0.45)
    blue = dict(color=rgb("#51728c"), second=rgb("#c9a27c"), dip=0.30, gloss=0.9, rough=0.15, speckle=0.2)
    return Studio([
        (_at(mug, -0.72, 0, 0.35), blue), (_at(mug, 0.66, 0, 0.1), glaze), (_at(mug, 0.58, 1.14, 0.1), blue),
    ], "#d5d3cb", target=(0.1, 1.0, 0), eye=(0.2, 3.0, 8.6))


def stool():
    seat = [(2.02, 0.98), (2.07, 1.06), (2.16, 1.09), (2.24, 1.05), (2.27, 0.96)]
    feet = [(np.cos(a) * 1.02, np.sin(a) * 1.02) for a in (0.5, 2.05, 3.62, 5.2)]

    def legs(p):
        d = capsule(p, (feet[0][0], 0.05, feet[0][1]), (feet[0][0] * 0.55, 2.05, feet[0][1] * 0.55), 0.07, 0.105)
        for x, z in feet[1:]:
            d = np.minimum(d, capsule(p, (x, 0.05, z), (x * 0.55, 2.05, z * 0.55), 0.07, 0.105))
        return d

    wood = dict(color=rgb("#c08d59"), gloss=0.25, rough=0.6, grain=True)
    return Studio([
        (legs, wood), (lambda p: turned(seat, p), wood),
        (lambda p: ring(p, (0, 0.85, 0), 0.84, 0.042, axis=1), dict(color=rgb("#2e2a28"), gloss=0.6, rough=0.3)),
    ], "#9fb0a6", target=(0, 1.1, 0), eye=(0, 3.5, 9.2))


def bowls():
    def bowl(size):
        return [(0, 0.34 * size), (0.06, 0.40 * size), (0.22, 0.72 * size), (0.5, 1.02 * size), (0.78, 1.14 * size)]

    tall = [(0, 0.3), (0.1, 0.34), (0.5, 0.40), (1.0, 0.40), (1.45, 0.33), (1.62, 0.27), (1.7, 0.30)]
    return Studio([
        (_at(lambda p: turned(bowl(1.0), p, wall=0.05, bottom=0.08, steepness=0.42), -0.25, 0, 0.2), dict(color=rgb("#7d8f7a"), gloss=0.8, rough=0.2, speckle=0.35)),
        (_at(lambda p: turned(bowl(0.92), p, wall=0.05, bottom=0.08, steepness=0.42), -0.25, 0.24, 0.2), dict(color=rgb("#e9dfcd"), gloss=0.8, rough=0.25, speckle=0.5)),
        (_at(lambda p: turned(bowl(0.84), p, wall=0.05, bottom=0.08, steepness=0.42), -0.25, 0.47, 0.2), dict(color=rgb("#c08a6c"), gloss=0.8, rough=0.25, speckle=0.3)),
        (_at(lambda p: turned(tall, p, wall=0.045, bottom=0.3), 1.12, 0, -0.75), dict(color=rgb("#4c4a4d"), gloss=0.5, rough=0.5)),
    ], "#dfd0bb", target=(0.2, 0.75, 0), eye=(0, 3.7, 8.4), focal=3.9)


def teapot():
    body = [(0, 0.60), (0.08, 0.70), (0.4, 1.00), (0.8, 1.08), (1.15, 0.90), (1.38, 0.52), (1.44, 0.44)]
    lid = [(1.42, 0.46), (1.47, 0.45), (1.56, 0.30), (1.62, 0.10)]

    def pot(p):
        spout = np.minimum(
            capsule(p, (0.85, 0.55, 0), (1.35, 0.95, 0), 0.24, 0.15), capsule(p, (1.35, 0.95, 0), (1.60, 1.38, 0), 0.15, 0.10))
        return merged(turned(body, p), spout, 0.12)

    cup = [(0, 0.24), (0.06, 0.28), (0.3, 0.40), (0.55, 0.44)]
    iron = dict(color=rgb("#3d4a52"), gloss=0.55, rough=0.4, speckle=0.12)
    return Studio([
        (_at(pot, -0.15), iron), (_at(lambda p: turned(lid, p), -0.15), iron),
        (_at(lambda p: np.sqrt(p[0] ** 2 + (p[1] - 1.70) ** 2 + p[2] ** 2) - 0.12, -0.15), dict(color=rgb("#c9a05a"), metal=1.0, gloss=0.5, rough=0.15)),
        (_at(lambda p: np.maximum(ring(p, (0, 1.15, 0), 0.92, 0.05), 1.02 - p[1]), -0.15), dict(color=rgb("#c9a05a"), metal=1.0, gloss=0.5, rough=0.15)),
        (_at(lambda p: turned(cup, p, wall=0.04, bottom=0.1), 1.15, 0, 1.15), dict(color=rgb("#e8ddcb"), gloss=0.7, rough=0.3, speckle=0.45)),
    ], "#c7b2a0", target=(0.25, 0.95, 0), eye=(0, 3.0, 9.0))


def neck():
    """The vase from so near that its throwing marks show."""
    studio = vase()
    studio.focal, studio.target = 13.5, np.array((-0.28, 1.84, 0))
    return studio


THINGS = {"vase": vase, "neck": neck, "lamp": lamp, "mugs": mugs, "stool": stool, "bowls": bowls, "teapot": teapot}


def photograph(name, width, height, oversampling=2):
    """8-bit pixels of a thing."""
    light = THINGS[name]().render(int(width * oversampling), int(height * oversampling))
    pixels = developed(light, exposure=0.56, vignette=0.35, grain=0.006, saturation=1.05, seed=len(name) * 7)
    if oversampling == 1:
        return pixels
    return np.asarray(Image.fromarray(pixels).resize((width, height), Image.LANCZOS))
