"""A heightfield seen from one point: mountains, dunes, lakes, sky.

Every column of pixels walks away from the camera over the field; the first point that rises above
what is already hidden is what the pixel shows. Units: one world unit is about a kilometre.
"""

from dataclasses import dataclass, field

import numpy as np

from finish import mix, rgb, smooth
from noise import fbm


@dataclass
class View:
    """What is seen and in which light."""

    height: object  # function of (x, z) arrays
    ground: object  # function of (points) giving albedo in linear light
    eye: tuple = (0.0, 0.35, 0.0)
    focal: float = 1.1  # in widths of the picture
    horizon: float = 0.45  # share of the picture's height, from the top
    far: float = 26.0
    sun: tuple = (-0.5, 0.35, 0.4)  # towards the sun
    sun_color: object = field(default_factory=lambda: rgb("#ffe2b8") * 3.2)
    sky_top: object = field(default_factory=lambda: rgb("#3f78b5"))
    sky_low: object = field(default_factory=lambda: rgb("#cfe0ea"))
    glow: object = field(default_factory=lambda: rgb("#ffd9a0"))
    glow_width: float = 8.0
    haze: float = 0.07  # share of light lost in a unit
    haze_color: object = None
    mist: float = 0.0  # denser haze in the valleys
    clouds: float = 0.5  # share of the sky
    cloud_color: object = field(default_factory=lambda: rgb("#fff4ea"))
    cloud_scale: float = 1.0
    water: float | None = None  # level
    water_color: object = field(default_factory=lambda: rgb("#0d2a38"))
    ripple: float = 1.0
    stars: float = 0.0
    extra_sky: object = None
    steps: int = 2600  # on the way to `far`; thin crests need more
    seed: int = 1


def _directions(view, width, height):
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    dx = (x + 0.5 - width / 2) / (view.focal * width)
    dy = (view.horizon * height - y - 0.5) / (view.focal * width)
    length = np.sqrt(dx * dx + dy * dy + 1)
    return dx / length, dy / length, 1 / length


def sky(view, dx, dy, dz):
    sun = np.array(view.sun, dtype=np.float32)
    sun /= np.linalg.norm(sun)
    up = np.clip(dy, 0, 1)
    light = mix(view.sky_low, view.sky_top, 1 - np.exp(-up * 3.2))
    towards = np.clip(dx * sun[0] + dy * sun[1] + dz * sun[2], 0, 1)
    low = np.exp(-up * 5)
    light = light + view.glow * (towards**view.glow_width * (0.35 + 0.65 * low) * 0.9)[..., None]
    light = light + view.sun_color * (towards**900 * 2.5 + towards**90 * 0.25)[..., None]
    if view.stars > 0:
        cells = np.random.RandomState(view.seed).random_sample(dx.shape).astype(np.float32)
        light = light + (np.where(cells > 1 - 0.0009 * view.stars, (cells * 1e4 % 1) ** 3, 0))[..., None]
    if view.clouds > 0:
        height = np.maximum(dy + 0.05, 0.02)
        px, pz = dx / height * view.cloud_scale, dz / height * view.cloud_scale
        warp = fbm(px * 0.5, pz * 0.5, 3, view.seed + 90)
        n = fbm(px * 0.8 + warp, pz * 0.5 + warp * 0.6, 7, view.seed + 70, gain=0.55)
        cover = smooth(0.32 - 0.6 * view.clouds, 0.75 - 0.35 * view.clouds, n) * smooth(0.0, 0.14, dy)
        lit = view.cloud_color * (0.55 + 0.6 * np.clip(towards, 0, 1) ** 3 + 0.25 * (1 - cover))[..., None]
        light = mix(light, lit, cover * 0.9)
    if view.extra_sky is not None:
        light = view.extra_sky(light, dx, dy, dz)
    return light


def _march(view, width, height):
    """Distance to the ground for each pixel, ∞ for the sky."""
    steps = view.steps
    depth = (0.05 * (view.far / 0.05) ** (np.arange(steps) / (steps - 1))).astype(np.float32)
    across = ((np.arange(width) + 0.5 - width / 2) / (view.focal * width)).astype(np.float32)
    x = view.eye[0] + depth[:, None] * across[None, :]
    z = view.eye[2] + np.broadcast_to(depth[:, None], x.shape)
    ground = view.height(x, z).astype(np.float32)
    if view.water is not None:
        ground = np.maximum(ground, view.water)
    rows = view.horizon * height - (ground - view.eye[1]) / depth[:, None] * view.focal * width
    highest = np.minimum.accumulate(rows, axis=0)
    out = np.full((height, width), np.inf, dtype=np.float32)
    pixel_rows = np.arange(height) + 0.5
    for column in range(width):
        line = -highest[:, column]
        index = np.searchsorted(line, -pixel_rows)
        seen = index < steps
        i = np.clip(index[seen], 1, steps - 1)
        a, b = line[i - 1], line[i]
        t = np.clip((-pixel_rows[seen] - a) / np.maximum(b - a, 1e-6), 0, 1)
        out[seen, column] = depth[i - 1] + (depth[i] - depth[i - 1]) * t
    return out


def _shadow(view, x, y, z, sun):
    """How much of the sun reaches a point: marched towards it, with a soft edge."""
    light = np.ones_like(x)
    for distance in 0.02 * 1.32 ** np.arange(20):
        above = y + sun[1] * distance - view.height(x + sun[0] * distance, z + sun[2] * distance)
        light = np.minimum(light, np.clip(0.5 + above / (distance * 0.09), 0, 1))
    return light


def render(view, width, height):
    """Linear light, `height` × `width` × 3."""
    dx, dy, dz = _directions(view, width, height)
    light = sky(view, dx, dy, dz)
    distance = _march(view, width, height)
    sun = np.array(view.sun, dtype=np.float32)
    sun /= np.linalg.norm(sun)
    ground = np.isfinite(distance)
    far = distance[ground]
    x = view.eye[0] + dx[ground] / dz[ground] * far
    z = view.eye[2] + far
    y = view.height(x, z)
    wet = (y < view.water) if view.water is not None else np.zeros(y.shape, dtype=bool)
    reach = np.maximum(0.0012 * far, 0.0025)
    slope_x = (view.height(x + reach, z) - view.height(x - reach, z)) / (2 * reach)
    slope_z = (view.height(x, z + reach) - view.height(x, z - reach)) / (2 * reach)
    length = np.sqrt(slope_x**2 + slope_z**2 + 1)
    nx, ny, nz = -slope_x / length, 1 / length, -slope_z / length
    albedo = view.ground(x, y, z, ny, far)
    facing = np.clip(nx * sun[0] + ny * sun[1] + nz * sun[2], 0, 1)
    direct = facing * _shadow(view, x, y + 0.004, z, sun)
    around = 0.14
    hollow = (
        view.height(x + around, z) + view.height(x - around, z) + view.height(x, z + around)
        + view.height(x, z - around)
    ) / 4 - y
    open_sky = np.clip(0.75 - hollow * 3.2, 0.25, 1.1) * (0.55 + 0.45 * ny)
    ambient = mix(view.sky_low, view.sky_top, 0.6) * 0.62
    lit = albedo * (view.sun_color * direct[..., None] + ambient * open_sky[..., None])
    haze_color = light[ground] * 0 + (view.haze_color if view.haze_color is not None else view.sky_low)
    towards = np.clip(dx[ground] * sun[0] + dy[ground] * sun[1] + dz[ground] * sun[2], 0, 1)
    haze_color = haze_color + view.glow * (towards**view.glow_width * 0.8)[..., None]
    thickness = view.haze + view.mist * np.exp(-np.maximum(y - (view.water or 0), 0) * 5)
    lost = 1 - np.exp(-far * thickness)
    lit = mix(lit, haze_color, lost)
    light[ground] = lit
    if view.water is not None:
        _reflect(view, light, ground, wet, distance, width, height, lost)
    return light


def _reflect(view, light, ground, wet, distance, width, height, lost):
    mask = np.zeros((height, width), dtype=bool)
    mask[ground] = wet
    rows, columns = np.nonzero(mask)
    far = distance[rows, columns]
    x = ((columns + 0.5 - width / 2) / (view.focal * width)) * far
    n1 = fbm(x * 9, far * 26, 4, view.seed + 40)
    n2 = fbm(x * 60, far * 130, 3, view.seed + 50)
    wave = (n1 * 0.5 + n2 * 0.6) * view.ripple / (1 + far * 0.5)
    mirrored = 2 * view.horizon * height - rows + 2
    stretch = wave * height * 0.045
    source_rows = np.clip(mirrored + stretch, 0, view.horizon * height - 1)
    source_columns = np.clip(columns + wave * width * 0.008, 0, width - 1)
    a = np.floor(source_rows).astype(int)
    t = (source_rows - a)[..., None]
    c = source_columns.astype(int)
    reflected = light[a, c] * (1 - t) + light[np.minimum(a + 1, height - 1), c] * t
    down = np.clip((rows - view.horizon * height) / (view.focal * width), 0, 1)
    fresnel = 0.10 + 0.90 * (1 - np.clip(down * 1.6 + np.abs(wave) * 0.3, 0, 1)) ** 3
    deep = view.water_color * (1 + 1.2 * np.maximum(wave, 0))[..., None]
    light[rows, columns] = mix(deep, reflected, fresnel)
