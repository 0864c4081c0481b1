"""From linear light to a picture file: tone, vignette, grain."""

import numpy as np
from PIL import Image


def rgb(text):
    """A `#rrggbb` colour in linear light."""
    values = np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], dtype=np.float32) / 255
    return values**2.2


def mix(a, b, t):
    t = np.asarray(t, dtype=np.float32)
    if t.ndim and np.ndim(a) + np.ndim(b) and t.shape[-1:] != (1,):
        t = t[..., None]
    return a + (b - a) * t


def smooth(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def filmic(light):
    """Narkowicz's fit of the ACES curve."""
    return np.clip(light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14), 0, 1)


def halved(pixels):
    """The mean of every 2 × 2 pixels."""
    return (pixels[::2, ::2] + pixels[1::2, ::2] + pixels[::2, 1::2] + pixels[1::2, 1::2]) / 4


def developed(light, exposure=1.0, vignette=0.25, grain=0.012, saturation=1.08, seed=1):
    """Linear light to 8-bit sRGB, with the marks a lens and a film leave."""
    height, width = light.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
    out = filmic(light * exposure * (1 - vignette * away)[..., None]) ** (1 / 2.2)
    grey = out.mean(axis=2, keepdims=True)
    out = grey + (out - grey) * saturation
    noise = np.random.RandomState(seed).standard_normal((height, width, 1)).astype(np.float32)
    out = out + noise * grain * (1 - 0.5 * grey)
    return (np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)


def save(pixels, path, quality=82):
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = Image.fromarray(pixels)
    if path.suffix == ".jpg":
        picture.save(path, quality=quality, subsampling=0, optimize=True)
    elif path.suffix == ".webp":
        picture.save(path, quality=quality, method=6)
    else:
        picture.save(path, optimize=True)
    print(f"{path}  {picture.width} x {picture.height}  {path.stat().st_size // 1024} kB")
