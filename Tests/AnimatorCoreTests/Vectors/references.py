"""Writes near_critical.json and named_curves.json, the references this repository computed itself.

Everything is evaluated by mpmath with 60 digits from the exact binary inputs; the curves come from the
formulas as their sources print them, not from the Swift code. Run: python3 references.py
"""
import json
from mpmath import mp, mpf, sqrt, cos, sin, cosh, sinh, exp, pi, findroot

mp.dps = 60


def write(name, rows):
    with open(name, "w") as f:
        f.write('{"vectors": [\n' + ",\n".join(json.dumps(row) for row in rows) + "\n]}\n")


def spring(mass, stiffness, damping, v0, t):
    m, k, c, v0, t = map(mpf, (mass, stiffness, damping, v0, t))
    a, d = c / (2 * m), (c / (2 * m)) ** 2 - k / m
    if d == 0:
        C, S = mpf(1), t
    elif d < 0:
        w = sqrt(-d)
        C, S = cos(w * t), sin(w * t) / w
    else:
        w = sqrt(d)
        C, S = cosh(w * t), sinh(w * t) / w
    e = exp(-a * t)
    x = 1 - e * (C + (a - v0) * S)
    v = e * (v0 * C + (k / m - a * v0) * S)
    return float(x), float(v)


rows = []
for mass, stiffness in ((1.0, 100.0), (4.0, 100.0), (1.0, 2500.0)):
    critical = 2 * (mass * stiffness) ** 0.5
    for exponent in range(-12, -2):
        for sign in (-1, 1):
            for v0 in (0.0, 3.0, -7.0):
                damping = critical * (1 + sign * 10.0**exponent)
                if damping == critical:
                    continue
                for t in (0.001, 0.05, 0.2, 0.7, 1.5, 3.0):
                    x, v = spring(mass, stiffness, damping, v0, t)
                    rows.append(dict(mass=mass, stiffness=stiffness, damping=damping, v0=v0, t=t, x=x, v=v))
write("near_critical.json", rows)


def bezier(x1, y1, x2, y2, x3=mpf(1), y3=mpf(1), x0=mpf(0), y0=mpf(0)):
    def at(x):
        lo, hi = mpf(0), mpf(1)
        px = lambda t: x0 * (1 - t) ** 3 + 3 * x1 * t * (1 - t) ** 2 + 3 * x2 * t * t * (1 - t) + x3 * t**3
        for _ in range(180):
            mid = (lo + hi) / 2
            if px(mid) < x:
                lo = mid
            else:
                hi = mid
        t = lo
        return y0 * (1 - t) ** 3 + 3 * y1 * t * (1 - t) ** 2 + 3 * y2 * t * t * (1 - t) + y3 * t**3
    return at


def cubic(*p):
    return bezier(*[mpf(v) for v in p])


def two(a, b, m, c, d):
    first = bezier(*[mpf(v) for v in (*a, *b, *m)])
    second = bezier(*[mpf(v) for v in (*c, *d)], x0=mpf(m[0]), y0=mpf(m[1]))
    return lambda x: first(x) if x <= m[0] else second(x)


c1 = mpf("1.70158")
c2, c3 = c1 * mpf("1.525"), c1 + 1
c4, c5 = 2 * pi / 3, 2 * pi / mpf("4.5")


def bounce_out(x):
    n1, d1 = mpf("7.5625"), mpf("2.75")
    if x < 1 / d1:
        return n1 * x * x
    if x < 2 / d1:
        return n1 * (x - mpf("1.5") / d1) ** 2 + mpf("0.75")
    if x < mpf("2.5") / d1:
        return n1 * (x - mpf("2.25") / d1) ** 2 + mpf("0.9375")
    return n1 * (x - mpf("2.625") / d1) ** 2 + mpf("0.984375")


# easings.net, function by function.
EASINGS = {
    "ease-in-sine": lambda x: 1 - cos(x * pi / 2),
    "ease-out-sine": lambda x: sin(x * pi / 2),
    "ease-in-out-sine": lambda x: -(cos(pi * x) - 1) / 2,
    "ease-in-quad": lambda x: x * x,
    "ease-out-quad": lambda x: 1 - (1 - x) * (1 - x),
    "ease-in-out-quad": lambda x: 2 * x * x if x < 0.5 else 1 - (-2 * x + 2) ** 2 / 2,
    "ease-in-cubic": lambda x: x**3,
    "ease-out-cubic": lambda x: 1 - (1 - x) ** 3,
    "ease-in-out-cubic": lambda x: 4 * x**3 if x < 0.5 else 1 - (-2 * x + 2) ** 3 / 2,
    "ease-in-quart": lambda x: x**4,
    "ease-out-quart": lambda x: 1 - (1 - x) ** 4,
    "ease-in-out-quart": lambda x: 8 * x**4 if x < 0.5 else 1 - (-2 * x + 2) ** 4 / 2,
    "ease-in-quint": lambda x: x**5,
    "ease-out-quint": lambda x: 1 - (1 - x) ** 5,
    "ease-in-out-quint": lambda x: 16 * x**5 if x < 0.5 else 1 - (-2 * x + 2) ** 5 / 2,
    "ease-in-expo": lambda x: 2 ** (10 * x - 10),
    "ease-out-expo": lambda x: 1 - 2 ** (-10 * x),
    "ease-in-out-expo": lambda x: 2 ** (20 * x - 10) / 2 if x < 0.5 else (2 - 2 ** (-20 * x + 10)) / 2,
    "ease-in-circ": lambda x: 1 - sqrt(1 - x**2),
    "ease-out-circ": lambda x: sqrt(1 - (x - 1) ** 2),
    "ease-in-out-circ": lambda x: (1 - sqrt(1 - (2 * x) ** 2)) / 2 if x < 0.5 else (sqrt(1 - (-2 * x + 2) ** 2) + 1) / 2,
    "ease-in-back": lambda x: c3 * x**3 - c1 * x**2,
    "ease-out-back": lambda x: 1 + c3 * (x - 1) ** 3 + c1 * (x - 1) ** 2,
    "ease-in-out-back": lambda x: (2 * x) ** 2 * ((c2 + 1) * 2 * x - c2) / 2 if x < 0.5
    else ((2 * x - 2) ** 2 * ((c2 + 1) * (x * 2 - 2) + c2) + 2) / 2,
    "ease-in-elastic": lambda x: -(2 ** (10 * x - 10)) * sin((x * 10 - mpf("10.75")) * c4),
    "ease-out-elastic": lambda x: 2 ** (-10 * x) * sin((x * 10 - mpf("0.75")) * c4) + 1,
    "ease-in-out-elastic": lambda x: -(2 ** (20 * x - 10) * sin((20 * x - mpf("11.125")) * c5)) / 2 if x < 0.5
    else 2 ** (-20 * x + 10) * sin((20 * x - mpf("11.125")) * c5) / 2 + 1,
    "ease-in-bounce": lambda x: 1 - bounce_out(1 - x),
    "ease-out-bounce": bounce_out,
    "ease-in-out-bounce": lambda x: (1 - bounce_out(1 - 2 * x)) / 2 if x < 0.5 else (1 + bounce_out(2 * x - 1)) / 2,
}
BEZIERS = {
    "linear": lambda x: x,
    "ease": cubic(0.25, 0.1, 0.25, 1),
    "ease-in": cubic(0.42, 0, 1, 1),
    "ease-out": cubic(0, 0, 0.58, 1),
    "ease-in-out": cubic(0.42, 0, 0.58, 1),
    "material-standard": cubic(0.2, 0, 0, 1),
    "material-decelerate": cubic(0, 0, 0, 1),
    "material-accelerate": cubic(0.3, 0, 1, 1),
    "material-emphasized": two((0.05, 0), (0.133333, 0.06), (0.166666, 0.4), (0.208333, 0.82), (0.25, 1)),
    "material-emphasized-decelerate": cubic(0.05, 0.7, 0.1, 1),
    "material-emphasized-accelerate": cubic(0.3, 0, 0.8, 0.15),
    "linear-to-ease-out": cubic(0.35, 0.91, 0.33, 0.97),
    "fast-linear-to-slow-ease-in": cubic(0.18, 1, 0.04, 1),
    "fast-ease-in-to-slow-ease-out": two((0.056, 0.024), (0.108, 0.3085), (0.198, 0.541), (0.3655, 1), (0.5465, 0.989)),
}


def bounds(f):
    """The extremes over (0, 1): a fine scan, then golden-section search about the best sample."""
    def extreme(sign):
        count = 400
        best = max(range(count + 1), key=lambda i: sign * f(mpf(i) / count) if 0 < i < count else sign * (0 if i == 0 else 1))
        lo, hi = mpf(max(best - 1, 0)) / count, mpf(min(best + 1, count)) / count
        if best in (0, count):
            return mpf(0 if best == 0 else 1)
        g = (sqrt(mpf(5)) - 1) / 2
        for _ in range(80):
            a, b = hi - g * (hi - lo), lo + g * (hi - lo)
            if sign * f(a) > sign * f(b):
                hi = b
            else:
                lo = a
        return f((lo + hi) / 2)
    return float(extreme(-1)), float(extreme(1))


rows = []
for name, f in {**BEZIERS, **EASINGS}.items():
    low, high = bounds(f)
    # Odd fractions, so that no sample sits on a joint by accident.
    points = [[i / 37, float(f(mpf(i / 37)))] for i in range(1, 37)]
    rows.append(dict(name=name, points=points, low=low, high=high))
write("named_curves.json", rows)
