"""A small photographer's studio: solids given by distance functions, one large soft light, a paper sweep.

Lengths are in decimetres; y is up; the camera looks along −z.
"""

import numpy as np

from finish import filmic, mix, rgb, smooth
from noise import fbm

PAPER = 0


def turned(profile, p, wall=None, bottom=0.0, steepness=0.6):
    """A body of revolution. `profile` lists (height, radius) pairs, smoothed; `wall` hollows it."""
    x, y, z = p
    points = np.array(profile, dtype=np.float32)
    heights = np.linspace(points[0, 0], points[-1, 0], 400)
    radii = _spline(points, heights)
    radius = np.hypot(x, z)
    outer = radius - np.interp(y, heights, radii)
    above, below = y - heights[-1], heights[0] - y
    solid = np.maximum(outer * steepness, np.maximum(above, below))
    if wall:
        inner = (radius - np.interp(y, heights, radii) + wall) * steepness
        solid = np.maximum(solid, -np.maximum(inner, bottom - y))
        rim = np.hypot(radius - radii[-1] + wall / 2, y - heights[-1]) - wall / 2
        solid = np.minimum(solid, rim)
    return solid


def _spline(points, at):
    """Catmull–Rom through the points, by height."""
    h, r = points[:, 0], points[:, 1]
    slope = np.gradient(r, h)
    i = np.clip(np.searchsorted(h, at) - 1, 0, len(h) - 2)
    step = h[i + 1] - h[i]
    t = np.clip((at - h[i]) / step, 0, 1)
    a, b = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
    return a * r[i] + b * step * slope[i] + (1 - a) * r[i + 1] + (t**3 - t**2) * step * slope[i + 1]


def capsule(p, start, end, r0, r1=None):
    """A rod from one point to another, tapering when two radii are given."""
    r1 = r0 if r1 is None else r1
    d = [np.float32(e - s) for s, e in zip(start, end)]
    q = [c - np.float32(s) for c, s in zip(p, start)]
    t = np.clip(sum(a * b for a, b in zip(q, d)) / sum(a * a for a in d), 0, 1)
    return np.sqrt(sum((a - t * b) ** 2 for a, b in zip(q, d))) - (r0 + (r1 - r0) * t)


def ring(p, centre, radius, thickness, axis=2):
    """A torus around an axis."""
    q = [c - np.float32(s) for c, s in zip(p, centre)]
    along = q.pop(axis)
    return np.hypot(np.hypot(*q) - radius, along) - thickness


def merged(a, b, k):
    """Union with a fillet of size k."""
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


class Studio:
    """`solids` lists (distance function of (x, y, z), material); a material is a dictionary:
    color, gloss 0…1, rough, metal, speckle, grain (wood), glow, second (colour below `dip`)."""

    def __init__(self, solids, paper, eye=(0, 2.6, 9.5), target=(0, 1.35, 0), focal=3.7, key=1.0, warm="#fff1de"):
        self.solids, self.paper, self.eye, self.target, self.focal = solids, rgb(paper), eye, target, focal
        self.key, self.warm = key, rgb(warm)
        self.light = np.array((-0.62, 0.78, 0.42), dtype=np.float32)
        self.light /= np.linalg.norm(self.light)

    def distance(self, p):
        x, y, z = p
        # The sweep: floor that curves up into a wall behind.
        radius, wall = 3.0, -5.0
        floor = np.where(
            (z < wall + radius) & (y < radius),
            radius - np.hypot(z - wall - radius, y - radius), np.minimum(y, z - wall))
        nearest, material = floor, np.zeros(x.shape, dtype=np.int8)
        for index, (solid, _) in enumerate(self.solids):
            d = solid(p)
            material = np.where(d < nearest, np.int8(index + 1), material)
            nearest = np.minimum(nearest, d)
        return nearest, material

    def rays(self, width, height):
        eye, target = np.array(self.eye, dtype=np.float32), np.array(self.target, dtype=np.float32)
        ahead = (target - eye) / np.linalg.norm(target - eye)
        right = np.cross(ahead, (0, 1, 0))
        right /= np.linalg.norm(right)
        up = np.cross(right, ahead)
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        u, v = (x + 0.5 - width / 2) / width / self.focal * 2, (height / 2 - y - 0.5) / width / self.focal * 2
        d = ahead + u[..., None] * right + v[..., None] * up
        d /= np.linalg.norm(d, axis=2, keepdims=True)
        return eye, d.reshape(-1, 3).astype(np.float32)

    def render(self, width, height):
        eye, d = self.rays(width, height)
        t = np.full(len(d), 2.0, dtype=np.float32)
        active = np.arange(len(d))
        for _ in range(150):
            p = eye + d[active] * t[active, None]
            step, _ = self.distance(p.T)
            t[active] += step * 0.85
            active = active[(step > 0.0008) & (t[active] < 40)]
            if not len(active):
                break
        p = eye + d * t[:, None]
        _, material = self.distance(p.T)
        light = np.empty((len(d), 3), dtype=np.float32)
        for start in range(0, len(d), 200_000):
            part = slice(start, start + 200_000)
            light[part] = self.shade(p[part], d[part], material[part])
        return light.reshape(height, width, 3)

    def normal(self, p, e=0.004):
        n = np.stack([
            self.distance((p + offset).T)[0] - self.distance((p - offset).T)[0]
            for offset in np.eye(3, dtype=np.float32) * e], axis=1)
        return n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-6)

    def shadow(self, p, direction, softness=3.6):
        t = np.full(len(p), 0.03, dtype=np.float32)
        seen = np.ones(len(p), dtype=np.float32)
        for _ in range(44):
            d, _ = self.distance((p + direction * t[:, None]).T)
            seen = np.minimum(seen, 0.5 + 0.5 * softness * d / t)
            t += np.clip(d, 0.025, 0.5)
        seen = np.clip(seen, 0, 1)
        return seen * seen * (3 - 2 * seen)

    def openness(self, p, n):
        total = np.zeros(len(p), dtype=np.float32)
        for i in range(1, 7):
            reach = 0.045 * 1.75**i
            total += np.clip(reach - self.distance((p + n * reach).T)[0], 0, None) / reach * 0.24
        return np.clip(1 - total, 0.08, 1)

    def shade(self, p, d, material):
        n = self.normal(p)
        sun = np.clip(n @ self.light, 0, 1) * self.shadow(p + n * 0.01, self.light)
        open_ = self.openness(p, n)
        sky = (0.55 + 0.45 * n[:, 1]) * open_
        fill = np.clip(n @ np.array((0.8, 0.1, 0.5), dtype=np.float32), 0, 1) * open_ * 0.22
        mirror = d - 2 * np.sum(d * n, axis=1, keepdims=True) * n
        facing = np.clip(-np.sum(d * n, axis=1), 0, 1)
        light = np.zeros_like(p)
        for index in range(len(self.solids) + 1):
            here = material == index
            if not here.any():
                continue
            made = {"color": self.paper} if index == PAPER else self.solids[index - 1][1]
            color = self._color(made, p[here])
            diffuse = self.warm * (sun[here] * 2.3 * self.key)[:, None] + (sky[here] * 0.62 + fill[here])[:, None]
            gloss, metal = made.get("gloss", 0), made.get("metal", 0)
            out = color * diffuse * (1 - metal)
            if gloss or metal:
                around = self._surroundings(mirror[here], made.get("rough", 0.2)) * (0.35 + 0.65 * open_[here])[:, None]
                fresnel = (0.04 + 0.96 * (1 - facing[here]) ** 5)[:, None]
                out = out + gloss * fresnel * around + metal * color * around * 1.25
            if "glow" in made:
                fall = 0.62 + 0.38 * np.exp(-((p[here][:, 1] - made.get("glow_at", 2)) ** 2) / 0.5)
                out = out * 0.35 + made["glow"] * fall[:, None] * (0.75 + 0.25 * facing[here])[:, None]
            light[here] = out
        for centre, color, reach in getattr(self, "lamps", ()):
            away = np.array(centre, dtype=np.float32) - p
            far = np.linalg.norm(away, axis=1)
            lit = np.clip(np.sum(n * away, axis=1) / far, 0, 1) * open_ / (1 + (far / reach) ** 2)
            base = np.where((material == PAPER)[:, None], self.paper, 0.4)
            light += base * color * lit[:, None]
        return light

    def _color(self, made, p):
        color = np.broadcast_to(made["color"], p.shape)
        if "second" in made:
            edge = made["dip"] + 0.05 * fbm(np.arctan2(p[:, 2], p[:, 0]) * 2, p[:, 1] * 0.4, 4, 3)
            color = mix(color, made["second"], smooth(-0.015, 0.015, edge - p[:, 1])[:, None])
        if made.get("grain"):
            rings = fbm(p[:, 0] * 2.2 + p[:, 1] * 0.25, p[:, 2] * 9 + p[:, 1] * 0.7, 5, 8)
            color = color * (0.86 + 0.42 * np.clip(rings, -0.6, 0.6))[:, None]
        if made.get("speckle"):
            a = np.arctan2(p[:, 2], p[:, 0])
            spots = fbm(a * 16 + p[:, 0] * 3, p[:, 1] * 24, 3, 5)
            color = color * (1 - made["speckle"] * smooth(0.50, 0.66, spots))[:, None]
            color = color * (1 + 0.05 * fbm(a * 2, p[:, 1] * 3, 4, 15))[:, None]
        return color

    def _surroundings(self, r, rough):
        """What a shiny body mirrors: a tall soft box at the left, a strip at the right, a dim room."""
        room = mix(self.paper * 0.55, np.float32(0.85), smooth(-0.2, 0.9, r[:, 1])[:, None] * 0.55)
        edge = 0.03 + rough * 0.45
        def box(x0, x1, y0, y1, brightness):
            across = np.arctan2(r[:, 0], r[:, 2])
            inside = smooth(x0 - edge, x0 + edge, across) * smooth(-x1 - edge, -x1 + edge, -across)
            inside = inside * smooth(y0 - edge, y0 + edge, r[:, 1]) * smooth(-y1 - edge, -y1 + edge, -r[:, 1])
            return (inside * brightness)[:, None] * self.warm
        return room + box(-1.35, -0.62, 0.05, 0.86, 7.5) + box(0.95, 1.25, -0.05, 0.8, 2.4)
