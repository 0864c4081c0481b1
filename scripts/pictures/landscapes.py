"""Eight places, none of which exists."""

import numpy as np

from finish import developed, halved, mix, rgb, smooth
from noise import eroded, fbm, gradient_noise, ridged
from terrain import View, render


def _ground(rock, grass, snow_from=9.0, meadow_to=0.8, steep=0.72, snow="#f2f5fa", bare=0.0):
    """Rock on steep slopes, grass on gentle ones, snow above a height."""
    dark_rock, light_rock = (rgb(c) for c in rock)
    dark_grass, light_grass = (rgb(c) for c in grass)

    def albedo(x, y, z, up, far):
        patches = fbm(x * 5, z * 5, 6, 33)
        fine = fbm(x * 40, z * 40, 4, 51) / (1 + far * 0.3)
        stone = mix(dark_rock, light_rock, np.clip(0.5 + patches * 0.7 + fine * 0.5, 0, 1))
        green = mix(dark_grass, light_grass, np.clip(0.45 + patches * 0.7 + fine * 0.8, 0, 1))
        meadow = smooth(steep, steep + 0.14, up + patches * 0.12) * smooth(
            meadow_to, meadow_to * 0.5, y + patches * 0.25)
        ground = mix(stone, green, meadow * (1 - bare))
        white = smooth(snow_from, snow_from + 0.3, y + patches * 0.3) * smooth(0.42, 0.66, up + patches * 0.12)
        return mix(ground, rgb(snow), white)

    return albedo


def lofoten():
    """Snow over a fjord in the last light."""

    def height(x, z):
        peaks = ridged(x * 0.30 + 4.3, z * 0.30 + 8.2, 9, 11)
        shore = smooth(1.1, 4.2, z + 0.35 * np.abs(x + 0.5)) * (0.45 + 0.55 * smooth(0.2, 1.8, np.abs(x - 0.25)))
        return 1.9 * peaks * shore - 0.10 + 0.06 * eroded(x * 1.5, z * 1.5, 6, 9) * shore

    return View(
        height, _ground(("#2b2a2d", "#6b6360"), ("#3a3a2c", "#55523a"), snow_from=0.16, meadow_to=0.12),
        eye=(0.2, 0.05, 0), focal=1.25, horizon=0.66, sun=(-0.85, 0.17, 0.30), water=0.0,
        sun_color=rgb("#ff9e6b") * 4.2, sky_top=rgb("#5b6fa8"), sky_low=rgb("#e6b9b4"), glow=rgb("#ff9a78"),
        glow_width=5, cloud_color=rgb("#ffc9b8"), clouds=0.52, haze=0.035, water_color=rgb("#15263d"),
        ripple=0.5, seed=3)


def dolomites():
    """Pale towers over meadows, early in the evening."""

    def height(x, z):
        towers = ridged(x * 0.34 + 1.2, z * 0.34 + 5.1, 9, 24)
        wall = smooth(3.6, 5.2, z + 0.5 * fbm(x * 0.8, z * 0.4, 4, 3))
        hills = 0.10 * eroded(x * 0.9 + 3, z * 0.9, 8, 8) + 0.05 * fbm(x * 2.1, z * 2.1, 5, 71)
        return hills + 2.2 * towers * wall * (0.55 + 0.45 * smooth(0, 1.6, np.abs(x + 0.4)))

    return View(
        height, _ground(("#7d716a", "#c9b8aa"), ("#22331a", "#5f7034"), snow_from=1.55, meadow_to=0.75),
        eye=(0.0, 0.30, 0), focal=1.25, horizon=0.60, sun=(0.80, 0.26, 0.05), sun_color=rgb("#ffc48a") * 4.4,
        sky_top=rgb("#4a79b4"), sky_low=rgb("#dbdde0"), glow=rgb("#ffcf9a"), clouds=0.50, haze=0.03,
        cloud_color=rgb("#fff0e4"), mist=0.02, seed=12)


def sahara():
    """Dunes with sharp crests and long shadows."""

    def crest(x, z, seed, scale):
        warp = fbm(x * 0.5 * scale, z * 0.5 * scale, 3, seed) * 0.8
        n = gradient_noise(x * 0.55 * scale + warp, z * scale + warp * 0.7, seed + 5)[0]
        return 1 - np.sqrt(np.abs(n) * 1.5 + 0.0015)

    def height(x, z):
        large = crest(x, z, 2, 0.42)
        small = crest(x + 3, z + 7, 31, 1.3)
        wind = np.sin((x * 1.2 + z * 2.2 + fbm(x * 3, z * 3, 3, 6) * 0.25) * 260) * 0.0006 * np.exp(-z * 0.55)
        return 0.62 * large * smooth(-0.4, 2.5, z) + 0.10 * small + wind - 0.15

    def ground(x, y, z, up, far):
        return mix(rgb("#b5703a"), rgb("#e2a868"), np.clip(0.5 + fbm(x * 3, z * 3, 6, 4) * 0.6, 0, 1))

    return View(
        height, ground, eye=(0.3, 0.42, 0), focal=1.15, horizon=0.40, sun=(-0.82, 0.26, 0.30),
        sun_color=rgb("#ffc98c") * 3.9, sky_top=rgb("#4f86b8"), sky_low=rgb("#f1d9be"), glow=rgb("#ffd3a0"),
        clouds=0.22, haze=0.045, cloud_color=rgb("#fff3e6"), steps=7000, seed=8)


def azores():
    """Green cliffs and a warm sea at sunset."""

    def height(x, z):
        cliff = smooth(0.15, 0.75, np.abs(x - 0.25) - 0.10 * z + 0.22 * fbm(x * 0.9, z * 0.9, 5, 14) + 0.15)
        side = smooth(0.8, 2.6, z)
        mass = 0.55 + 0.45 * eroded(x * 0.55 + 2, z * 0.55, 9, 21)
        return 0.85 * mass * cliff * side * smooth(14, 7, z) - 0.05

    return View(
        height, _ground(("#2c2622", "#5b4c40"), ("#25351a", "#66772f"), meadow_to=1.4, steep=0.55),
        eye=(0.1, 0.16, 0), focal=1.15, horizon=0.50, sun=(0.10, 0.085, 0.95), sun_color=rgb("#ffb36a") * 4.6,
        sky_top=rgb("#566aa4"), sky_low=rgb("#f3b98c"), glow=rgb("#ffae62"), glow_width=6, clouds=0.5,
        cloud_color=rgb("#ffcfa6"), haze=0.05, water=0.0, water_color=rgb("#1a3040"), ripple=1.0, seed=21)


def _aurora(light, dx, dy, dz):
    x, y = dx / np.maximum(dz, 0.1), dy / np.maximum(dz, 0.1)
    for index, (base, color, strength) in enumerate(
        ((0.30, "#3dffa0", 0.34), (0.50, "#41f0c0", 0.16), (0.20, "#7cff9a", 0.13))):
        bend = fbm(x * 1.1 + index * 3, x * 0 + index + 0.5, 4, 5 + index) * 0.30
        foot = y - base - bend - x * (0.32 - 0.2 * index)
        rays = 0.65 + 0.7 * fbm(x * 7 + bend * 14, y * 0.6, 5, 15 + index)
        veil = smooth(-0.05, 0.05, foot) * np.exp(-np.maximum(foot, 0) * (6.0 + index))
        glow = veil * np.clip(rays, 0.08, 2) * strength
        light = light + glow[..., None] * mix(rgb(color), rgb("#8a5cff"), smooth(0.05, 0.5, foot)[..., None]) * 1.1
    return light


def aurora():
    """A night over an icy lake."""

    def height(x, z):
        peaks = ridged(x * 0.26 + 6.2, z * 0.26 + 2.4, 9, 41)
        return 1.25 * peaks * smooth(2.0, 6.5, z) - 0.08 + 0.04 * eroded(x, z, 6, 9) * smooth(1.5, 3, z)

    return View(
        height, _ground(("#22262e", "#4d525c"), ("#2b2f33", "#3c4044"), snow_from=0.10, meadow_to=0.01),
        eye=(0, 0.05, 0), focal=1.0, horizon=0.70, sun=(-0.4, 0.5, -0.4), sun_color=rgb("#8fd8c4") * 0.34,
        sky_top=rgb("#0b1230"), sky_low=rgb("#234060") * 1.0, glow=rgb("#000000"), clouds=0.0, haze=0.03,
        haze_color=rgb("#1d3a52"), water=0.0, water_color=rgb("#060d18"), ripple=0.35, stars=1.0,
        extra_sky=_aurora, seed=33)


def yunnan():
    """Ridge behind ridge in the morning mist."""

    def height(x, z):
        waves = 0.5 + 0.5 * np.sin(z * 2.1 + fbm(x * 0.5, z * 0.2, 3, 61) * 3.2)
        body = 0.45 + 0.55 * ridged(x * 0.42 + 3, z * 0.42, 8, 52)
        trees = np.clip(fbm(x * 30, z * 30, 2, 77), 0, 1) * 0.03
        return (0.18 + 0.13 * z) * waves * body * smooth(0.3, 1.6, z) + trees - 0.1

    return View(
        height, _ground(("#22302a", "#3a4a3c"), ("#16261c", "#31462c"), meadow_to=5, steep=0.3),
        eye=(0.0, 0.80, 0), focal=1.3, horizon=0.40, sun=(0.62, 0.20, 0.66), sun_color=rgb("#ffc890") * 4.4,
        sky_top=rgb("#6f9cbd"), sky_low=rgb("#f3d3b0"), glow=rgb("#ffc98a"), glow_width=6, clouds=0.36, haze=0.032,
        haze_color=rgb("#cfd6d6"), mist=0.13, cloud_color=rgb("#fff4e8"), seed=17)


def patagonia():
    """A turquoise lake below granite."""

    def height(x, z):
        spires = ridged(x * 0.36 + 9.1, z * 0.36 + 1.3, 9, 63) ** 1.35
        shore = smooth(1.6, 5.0, z + 0.2 * np.abs(x)) * (0.35 + 0.65 * np.exp(-((x - 0.5) / 1.5) ** 2))
        return 3.0 * spires * shore - 0.07 + 0.08 * eroded(x, z, 7, 19) * shore

    return View(
        height, _ground(("#4e4642", "#94877e"), ("#4b4a22", "#8a7d3d"), snow_from=0.95, meadow_to=0.45),
        eye=(0.1, 0.16, 0), focal=1.2, horizon=0.58, sun=(-0.72, 0.50, -0.12), sun_color=rgb("#fff0da") * 3.3,
        sky_top=rgb("#2f6fb0"), sky_low=rgb("#c9dfee"), glow=rgb("#fff0d8"), clouds=0.58, haze=0.025, water=0.0,
        water_color=rgb("#155f68"), ripple=0.9, seed=27)


def highlands():
    """Heather and a loch under a heavy sky."""

    def height(x, z):
        hills = 0.55 + 0.6 * eroded(x * 0.42 + 5, z * 0.42 + 2, 9, 81)
        valley = 0.12 + 0.88 * smooth(0.05, 1.5, np.abs(x - 0.15 + 0.12 * np.sin(z * 0.9)))
        return 1.75 * hills * valley * smooth(0.5, 4.2, z) - 0.10 + 0.04 * eroded(x * 3, z * 3, 7, 3)

    return View(
        height, _ground(("#3a3634", "#6a625c"), ("#43402a", "#7a5f58"), meadow_to=2, steep=0.6, snow_from=0.95),
        eye=(0, 0.10, 0), focal=1.15, horizon=0.58, sun=(0.70, 0.30, -0.10), sun_color=rgb("#ffdcae") * 3.6,
        sky_top=rgb("#75899a"), sky_low=rgb("#d5dbdc"), glow=rgb("#fff0d4"), clouds=0.78, haze=0.03,
        cloud_color=rgb("#e9ebec"), cloud_scale=0.8, water=0.0, water_color=rgb("#1a2a30"), ripple=0.8, seed=29)


PLACES = {
    "lofoten": (lofoten, 1.05), "dolomites": (dolomites, 0.95), "sahara": (sahara, 0.95), "azores": (azores, 1.0),
    "aurora": (aurora, 1.5), "yunnan": (yunnan, 0.95), "patagonia": (patagonia, 1.0), "highlands": (highlands, 1.05),
}


def photograph(name, width, height, sharp=True, grain=0.010):
    """8-bit pixels of a place; `sharp` renders at twice the size first."""
    view, exposure = PLACES[name]
    times = 2 if sharp else 1
    light = render(view(), width * times, height * times)
    if sharp:
        light = halved(light)
    return developed(light, exposure=exposure, grain=grain, seed=len(name) + width)
