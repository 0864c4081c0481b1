"""Record sleeves: a few shapes, soft light, a printed grain."""

import cairo
import numpy as np

from noise import fbm

SIZE = 600


def _hex(text):
    return [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]


class Sleeve:
    def __init__(self, size=SIZE):
        self.size = size
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, size, size)
        self.c = cairo.Context(self.surface)
        self.c.scale(size, size)

    def sky(self, *stops, x0=0, y0=0, x1=0, y1=1):
        gradient = cairo.LinearGradient(x0, y0, x1, y1)
        for offset, color in stops:
            gradient.add_color_stop_rgb(offset, *_hex(color))
        self.c.set_source(gradient)
        self.c.paint()

    def disc(self, x, y, r, inner, outer=None, alpha=1.0, edge=None):
        gradient = cairo.RadialGradient(x - r * 0.3, y - r * 0.35, r * 0.05, x, y, r)
        gradient.add_color_stop_rgba(0, *_hex(inner), alpha)
        gradient.add_color_stop_rgba(1, *_hex(outer or inner), alpha if edge is None else edge)
        self.c.set_source(gradient)
        self.c.arc(x, y, r, 0, 2 * np.pi)
        self.c.fill()

    def hill(self, height, roughness, seed, top, bottom):
        x = np.linspace(0, 1, 240)
        y = height + roughness * fbm(x * 2.2, x * 0 + seed, 4, seed)
        self.c.move_to(0, 1)
        for a, b in zip(x, y):
            self.c.line_to(a, b)
        self.c.line_to(1, 1)
        gradient = cairo.LinearGradient(0, y.min(), 0, 1)
        gradient.add_color_stop_rgb(0, *_hex(top))
        gradient.add_color_stop_rgb(1, *_hex(bottom))
        self.c.set_source(gradient)
        self.c.fill()

    def pixels(self, seed, grain=0.035, mottle=0.05):
        self.surface.flush()
        data = np.ndarray((self.size, self.size, 4), np.uint8, self.surface.get_data())[:, :, 2::-1]
        out = data.astype(np.float32) / 255
        y, x = np.mgrid[0 : self.size, 0 : self.size].astype(np.float32) / self.size
        out *= (1 + mottle * fbm(x * 3, y * 3, 6, seed))[..., None]
        out += np.random.RandomState(seed).standard_normal((self.size, self.size, 1)).astype(np.float32) * grain
        return (np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)


def tides():
    s = Sleeve()
    s.sky((0, "#f2c6a0"), (0.55, "#e58e73"), (1, "#b7565a"))
    s.disc(0.62, 0.40, 0.20, "#fff2d8", "#ffd9a3")
    for i, (top, bottom) in enumerate((("#8a4560", "#6c3456"), ("#5d2f55", "#47264a"), ("#3a2144", "#281a36"))):
        s.hill(0.58 + 0.12 * i, 0.09, 4 + i, top, bottom)
    return s.pixels(1)


def orbit():
    s = Sleeve()
    s.sky((0, "#0f1b3d"), (1, "#25336b"), x1=1)
    s.disc(0.5, 0.5, 0.46, "#32458c", "#0f1b3d", 0.9, 0)
    for r, width, color in ((0.40, 0.004, "#8fa4e8"), (0.31, 0.004, "#8fa4e8"), (0.22, 0.004, "#8fa4e8")):
        s.c.set_source_rgba(*_hex(color), 0.55)
        s.c.set_line_width(width)
        s.c.arc(0.5, 0.5, r, 0, 7)
        s.c.stroke()
    s.disc(0.5, 0.5, 0.12, "#ffd7a1", "#e9875c")
    s.disc(0.5 + 0.31 * 0.8, 0.5 - 0.31 * 0.6, 0.045, "#d9f0ff", "#6aa7cf")
    s.disc(0.5 - 0.40 * 0.6, 0.5 + 0.40 * 0.8, 0.03, "#f2d4e6", "#b7719c")
    s.disc(0.5 - 0.22, 0.5, 0.02, "#ffffff", "#c2c9e6")
    return s.pixels(2, grain=0.03)


def paper_moon():
    s = Sleeve()
    s.sky((0, "#efe7d8"), (1, "#e3d6bf"))
    for x, y, r, color in ((0.36, 0.42, 0.26, "#ee8467"), (0.62, 0.42, 0.26, "#7fb3b1"), (0.49, 0.64, 0.26, "#f2cd86")):
        s.c.set_operator(cairo.OPERATOR_MULTIPLY)
        s.disc(x, y, r, color)
    s.c.set_operator(cairo.OPERATOR_OVER)
    return s.pixels(3, grain=0.03, mottle=0.09)


def garden():
    s = Sleeve()
    s.sky((0, "#16352f"), (1, "#0c201f"))
    r = np.random.RandomState(11)
    for i in range(46):
        x, y, angle, length = r.uniform(-0.1, 1.1), r.uniform(0.1, 1.15), r.uniform(-0.8, 0.8), r.uniform(0.25, 0.55)
        color = ("#2f6b57", "#3f8a68", "#1f5148", "#6fae7a", "#c9d8a0")[r.randint(5)]
        s.c.save()
        s.c.translate(x, y)
        s.c.rotate(angle)
        s.c.move_to(0, 0)
        s.c.curve_to(-length * 0.24, -length * 0.4, -length * 0.12, -length * 0.8, 0, -length)
        s.c.curve_to(length * 0.12, -length * 0.8, length * 0.24, -length * 0.4, 0, 0)
        s.c.set_source_rgba(*_hex(color), 0.80)
        s.c.fill()
        s.c.restore()
    s.disc(0.70, 0.30, 0.12, "#fbe9b8", "#f2b86c")
    return s.pixels(4, grain=0.03)


def arcs():
    s = Sleeve()
    s.sky((0, "#f6d7c8"), (0.5, "#d9b7d8"), (1, "#8fa9e0"), x1=1)
    colors = ("#27304f", "#3c4a86", "#6d63b0", "#b06fae", "#e58a8f", "#f5b58a", "#fbe3bd")
    for i, color in enumerate(colors):
        s.disc(0.5, 0.98, 0.74 - i * 0.095, color)
    return s.pixels(5, grain=0.03, mottle=0.05)


def north():
    s = Sleeve()
    s.sky((0, "#d9e4e8"), (0.6, "#b7cbd3"), (1, "#8facb8"))
    s.disc(0.32, 0.30, 0.09, "#fff8ec", "#fff1d8")
    for i, (a, b) in enumerate((("#7d9caa", "#6a8a9a"), ("#54788a", "#456678"), ("#2f5063", "#243f51"), ("#1a3041", "#12222f"))):
        s.hill(0.46 + 0.13 * i, 0.16, 21 + i * 3, a, b)
    return s.pixels(6)


SLEEVES = {"tides": tides, "orbit": orbit, "paper-moon": paper_moon, "garden": garden, "arcs": arcs, "north": north}
