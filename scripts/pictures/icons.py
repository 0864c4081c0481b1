"""Line icons on a 24-unit grid, stroke 1.8, round joins; drawn at three pixels a unit."""

import cairo
import numpy as np

UNIT = 3

# line: points · shape: closed · curve: start and cubic triples · circle: x y r · arc: x y r from to · box: x y w h r
# A capital letter fills instead of drawing the outline.
SHAPES = {
    "house": ["line 4 11 12 4 20 11", "line 6 9.5 6 20 18 20 18 9.5", "line 10 20 10 14 14 14 14 20"],
    "search": ["circle 10.5 10.5 6.5", "line 15.5 15.5 20.5 20.5"],
    "heart": ["curve 12 20 4 14 3 11 3 8.5 3 5.5 5.2 3.8 7.6 3.8 9.6 3.8 11.2 5 12 6.6 12.8 5 14.4 3.8 16.4 3.8 18.8 3.8 21 5.5 21 8.5 21 11 20 14 12 20"],
    "heart-full": ["Curve 12 20 4 14 3 11 3 8.5 3 5.5 5.2 3.8 7.6 3.8 9.6 3.8 11.2 5 12 6.6 12.8 5 14.4 3.8 16.4 3.8 18.8 3.8 21 5.5 21 8.5 21 11 20 14 12 20"],
    "person": ["circle 12 8 4", "curve 4.5 20.5 4.5 16 8 14.5 12 14.5 16 14.5 19.5 16 19.5 20.5"],
    "gear": ["circle 12 12 3.2", "circle 12 12 6.6", *(f"spoke {a}" for a in range(0, 360, 45))],
    "bell": ["curve 5 17 7 15 6.5 12 6.5 10 6.5 6.5 9 4.5 12 4.5 15 4.5 17.5 6.5 17.5 10 17.5 12 17 15 19 17", "line 5 17 19 17", "arc 12 18.5 2.2 20 160"],
    "map": ["line 3.5 6.5 9 4 15 6.5 20.5 4 20.5 17.5 15 20 9 17.5 3.5 20 3.5 6.5", "line 9 4 9 17.5", "line 15 6.5 15 20"],
    "calendar": ["box 3.8 5.2 16.4 15 3", "line 3.8 10 20.2 10", "line 8 3 8 7", "line 16 3 16 7"],
    "bag": ["line 5.5 8 18.5 8 19.5 20.5 4.5 20.5 5.5 8", "curve 8.5 10.5 8.5 5.5 9.8 3.5 12 3.5 14.2 3.5 15.5 5.5 15.5 10.5"],
    "plus": ["line 12 5 12 19", "line 5 12 19 12"],
    "close": ["line 6 6 18 18", "line 18 6 6 18"],
    "check": ["line 5 12.5 10 17.5 19 7"],
    "back": ["line 15 4.5 7.5 12 15 19.5"],
    "forward": ["line 9 5 16 12 9 19"],
    "down": ["line 5 9 12 16 19 9"],
    "share": ["line 12 3.5 12 15", "line 8 7 12 3.2 16 7", "line 7.5 10.5 5 10.5 5 20.5 19 20.5 19 10.5 16.5 10.5"],
    "more": ["Circle 5.5 12 1.6", "Circle 12 12 1.6", "Circle 18.5 12 1.6"],
    "star": ["Star 12 12.6 9"],
    "play": ["Shape 7.5 4.5 19 12 7.5 19.5"],
    "pause": ["Box 6.5 5 4 14 1", "Box 13.5 5 4 14 1"],
    "next": ["Shape 4 6 13 12 4 18", "Shape 12.5 6 21 12 12.5 18"],
    "previous": ["Shape 20 6 11 12 20 18", "Shape 11.5 6 3 12 11.5 18"],
    "shuffle": ["line 3 7 7 7 17 17 21 17", "line 3 17 7 17 10 14", "line 14 10 17 7 21 7", "line 18.5 4.5 21 7 18.5 9.5", "line 18.5 14.5 21 17 18.5 19.5"],
    "repeat": ["line 4 12 4 7 20 7", "line 17.5 4.5 20 7 17.5 9.5", "line 20 12 20 17 4 17", "line 6.5 14.5 4 17 6.5 19.5"],
    "list": ["line 9 6.5 20 6.5", "line 9 12 20 12", "line 9 17.5 20 17.5", "Circle 4.5 6.5 1.3", "Circle 4.5 12 1.3", "Circle 4.5 17.5 1.3"],
    "bookmark": ["line 6.5 4 17.5 4 17.5 20.5 12 16 6.5 20.5 6.5 4"],
    "sliders": ["line 4 8 11.5 8", "line 16.5 8 20 8", "circle 14 8 2.4", "line 4 16 7.5 16", "line 12.5 16 20 16", "circle 10 16 2.4"],
    "sun": ["circle 12 12 4", *(f"ray {a}" for a in range(0, 360, 45))],
    "moon": ["curve 19.5 14.5 16 16.5 8.5 13.5 9.5 4.5 5.5 6 3.5 10 4.5 14 6 19.5 15 22 19.5 14.5"],
    "bulb": ["curve 9.5 16 9.5 14 6 13 6 9.5 6 6 8.8 3.8 12 3.8 15.2 3.8 18 6 18 9.5 18 13 14.5 14 14.5 16", "line 9.5 16 14.5 16", "line 9.8 19.5 14.2 19.5"],
    "thermometer": ["curve 9.5 13.5 9.5 10 9.5 7 9.5 6 9.5 2.7 14.5 2.7 14.5 6 14.5 8 14.5 11 14.5 13.5", "arc 12 16.8 4.1 -53 233", "Circle 12 16.8 1.8", "line 12 16 12 8.5"],
    "lock": ["box 5.5 10.5 13 10 2.5", "curve 8 10.5 8 6 9.5 3.8 12 3.8 14.5 3.8 16 6 16 10.5"],
    "drop": ["curve 12 3.5 8 8 5.8 11 5.8 14.3 5.8 18 8.6 20.5 12 20.5 15.4 20.5 18.2 18 18.2 14.3 18.2 11 16 8 12 3.5"],
    "wifi": ["arc 12 19 14 -135 -45", "arc 12 19 9.3 -135 -45", "arc 12 19 4.8 -135 -45", "Circle 12 18.6 1.5"],
    "speaker": ["box 6.5 3.5 11 17 2.5", "circle 12 14.5 3.2", "Circle 12 7.5 1.2"],
    "blind": ["line 4 4.5 20 4.5", "line 5.5 4.5 5.5 17 18.5 17 18.5 4.5", "line 5.5 8.6 18.5 8.6", "line 5.5 12.8 18.5 12.8", "line 12 17 12 20"],
    "chart": ["line 4 20 20 20", "line 7 16.5 7 11", "line 12 16.5 12 5", "line 17 16.5 17 8.5"],
    "card": ["box 3 5.5 18 13 2.5", "line 3 10 21 10", "line 6.5 14.8 10 14.8"],
    "send": ["line 7 17 17 7", "line 9 7 17 7 17 15"],
    "receive": ["line 17 7 7 17", "line 15 17 7 17 7 9"],
    "mail": ["box 3 5.5 18 13 2.5", "line 3.8 7.2 12 13 20.2 7.2"],
    "clock": ["circle 12 12 8.3", "line 12 7.2 12 12 15.2 14"],
    "note": ["Circle 7 17.5 2.6", "line 9.4 17.5 9.4 5.5 19 3.5 19 15", "Circle 16.6 15.3 2.6"],
    "library": ["line 5 4 5 20", "line 9.5 4 9.5 20", "line 14 4.5 19 19.5"],
    "radio": ["Circle 12 12 1.9", "arc 12 12 5 -50 50", "arc 12 12 5 130 230", "arc 12 12 9 -50 50", "arc 12 12 9 130 230"],
    "box": ["shape 12 3.5 20 7.8 20 16.2 12 20.5 4 16.2 4 7.8", "line 4 7.8 12 12 20 7.8", "line 12 12 12 20.5"],
    "truck": ["line 14 16.5 14 6 3 6 3 16.5 5 16.5", "line 14 9.5 18 9.5 21 13 21 16.5 19.5 16.5", "line 10 16.5 14.5 16.5", "circle 7.5 17 2.2", "circle 17 17 2.2"],
    "people": ["circle 9 8.5 3.3", "curve 2.8 19.5 2.8 15.5 5.6 14.2 9 14.2 12.4 14.2 15.2 15.5 15.2 19.5", "arc 15.5 8.5 3.3 -90 90", "curve 17.5 14.4 19.8 15 21.2 16.6 21.2 19.5"],
    "leaf": ["curve 5 19 3.5 10 8 4.5 20 4.5 20.5 15 15 19.5 7.5 17", "curve 5 20.5 7 15.5 10 12 14 10"],
    "folder": ["line 3.5 18.5 3.5 5.5 9.5 5.5 11.5 8 20.5 8 20.5 18.5 3.5 18.5"],
    "pen": ["shape 4 20 5 15.5 16 4.5 19.5 8 8.5 19", "line 13.5 7 17 10.5"],
    "plane": ["curve 21 5 20.5 3 18.5 3 17 4.5 16 5.5 14.5 7 13.5 8", "line 13.5 8 5 5.5 3.5 7 10 11.5 6.5 15 4 14.5 3 15.5 6.5 17.5 8.5 21 9.5 20 9 17.5 12.5 14 17 20.5 18.5 19 16 10.5 19.5 7", "curve 19.5 7 20.5 6 20.8 5.5 21 5"],
    "bed": ["line 3.5 6 3.5 19", "line 3.5 16 20.5 16", "line 20.5 19 20.5 12.5", "curve 20.5 12.5 20.5 10.5 19.5 9.5 17.5 9.5", "line 17.5 9.5 10.5 9.5 10.5 16", "circle 7 12 1.9"],
    "boot": ["line 7 4 12.5 4 12.5 11 18 13 20 15.5 20 19 5 19 5 15", "line 5 15 7 4", "line 12.5 8 10.5 8"],
    "cloud": ["curve 7 18.5 4.5 18.5 3 16.8 3 14.6 3 12.4 4.6 10.9 6.7 10.8 7.3 7.8 9.4 6 12.2 6 15.2 6 17.4 8 17.8 10.9 19.7 11.1 21 12.6 21 14.6 21 16.8 19.4 18.5 17.2 18.5", "line 7 18.5 17.2 18.5"],
}


def _draw(c, command):
    word, *values = command.split()
    n = [float(v) for v in values]
    kind = word.lower()
    if kind in ("line", "shape"):
        c.move_to(*n[:2])
        for i in range(2, len(n), 2):
            c.line_to(*n[i : i + 2])
        if kind == "shape" or n[:2] == n[-2:]:
            c.close_path()
    elif kind == "curve":
        c.move_to(*n[:2])
        for i in range(2, len(n), 6):
            c.curve_to(*n[i : i + 6])
        if n[:2] == n[-2:]:
            c.close_path()
    elif kind == "circle":
        c.arc(*n, 0, 2 * np.pi)
    elif kind == "arc":
        c.new_sub_path()
        c.arc(*n[:3], *np.radians(n[3:]))
    elif kind == "box":
        x, y, w, h, r = n
        c.new_sub_path()
        for cx, cy, a in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)):
            c.arc(cx, cy, r, *np.radians((a, a + 90)))
        c.close_path()
    elif kind == "star":
        x, y, r = n
        for i in range(10):
            a, reach = np.pi * i / 5 - np.pi / 2, r if i % 2 == 0 else r * 0.45
            c.line_to(x + reach * np.cos(a), y + reach * np.sin(a))
        c.close_path()
    elif kind in ("ray", "spoke"):
        a, (near, far) = np.radians(n[0]), (6.8, 9.0) if kind == "ray" else (6.8, 8.8)
        c.move_to(12 + near * np.cos(a), 12 + near * np.sin(a))
        c.line_to(12 + far * np.cos(a), 12 + far * np.sin(a))
    if word[0].isupper():
        c.set_line_width(1)
        c.stroke_preserve()
        c.fill()
    else:
        c.set_line_width(1.8)
        c.stroke()


def _canvas(width, height, color):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * UNIT, height * UNIT)
    c = cairo.Context(surface)
    c.scale(UNIT, UNIT)
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_line_join(cairo.LINE_JOIN_ROUND)
    c.set_source_rgb(*(int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)))
    return surface, c


def icon(name, color):
    """A surface of 72 × 72 pixels with a transparent ground."""
    surface, c = _canvas(24, 24, color)
    for command in SHAPES[name]:
        _draw(c, command)
    return surface


def status(color):
    """Signal, Wi-Fi and battery as they stand at the right of a phone's status bar: 68 × 13 points."""
    surface, c = _canvas(68, 13, color)
    for i, height in enumerate((4, 6.2, 8.6, 11)):
        x = 0.5 + i * 4.7
        c.rectangle(x, 12 - height, 3, height)
        c.fill()
    for radius, width in ((9.6, 2.2), (5.9, 2.2)):
        c.set_line_width(width)
        c.set_line_cap(cairo.LINE_CAP_BUTT)
        c.arc(30.5, 12, radius, *np.radians((-135, -45)))
        c.stroke()
    c.move_to(30.5, 12)
    c.arc(30.5, 12, 3.2, *np.radians((-135, -45)))
    c.fill()
    c.set_line_width(1)
    r, g, b, _ = c.get_source().get_rgba()
    c.set_source_rgba(r, g, b, 0.4)
    _rounded(c, 42.5, 1, 21.5, 11, 3.3)
    c.stroke()
    c.arc(65.2, 6.5, 1.6, *np.radians((-70, 70)))
    c.fill()
    c.set_source_rgba(r, g, b, 1)
    _rounded(c, 44, 2.5, 15.5, 8, 2)
    c.fill()
    return surface


def _rounded(c, x, y, w, h, r):
    c.new_sub_path()
    for cx, cy, a in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)):
        c.arc(cx, cy, r, *np.radians((a, a + 90)))
    c.close_path()
