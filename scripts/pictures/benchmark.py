#!/usr/bin/python3
"""The four photographs of scenes/benchmark: full HD, with the noise of a small sensor in every pixel.

Too large to commit and always the same, so scripts/benchmark makes them where they are missing.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image

import landscapes

NAMES = ("lofoten", "patagonia", "dolomites", "azores")


def sensor_noise(pixels, seed):
    """Shot noise as a camera's own development leaves it: a little soft, weaker in the light."""
    random = np.random.RandomState(seed)
    noise = random.standard_normal(pixels.shape).astype(np.float32)
    noise = 0.6 * noise + 0.1 * (np.roll(noise, 1, 0) + np.roll(noise, -1, 0) + np.roll(noise, 1, 1) + np.roll(noise, -1, 1))
    noise = 0.7 * noise.mean(axis=2, keepdims=True) * 1.7 + 0.3 * noise
    light = pixels.astype(np.float32)
    out = light + noise * (7.5 - 4.0 * light / 255)
    return (np.clip(out, 0, 255) + 0.5).astype(np.uint8)


def make(name, folder):
    pixels = sensor_noise(landscapes.photograph(name, 1920, 1080, sharp=False, grain=0), len(name))
    path = Path(folder) / f"{name}.jpg"
    Image.fromarray(pixels).save(path, quality=95, subsampling=0)
    print(f"{path}  {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    folder = sys.argv[1]
    Path(folder).mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(make, NAMES, [folder] * len(NAMES)))
