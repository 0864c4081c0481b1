"""Smooth noise from integers: the same numbers on every machine."""

import numpy as np


def _hash(x, y, seed):
    """A 32-bit mix of two lattice coordinates and a seed."""
    h = x.astype(np.uint32) * np.uint32(0x9E3779B1) ^ y.astype(np.uint32) * np.uint32(0x85EBCA77)
    h ^= np.uint32(seed * 0x27D4EB2F & 0xFFFFFFFF)
    h ^= h >> np.uint32(15)
    h *= np.uint32(0x2C1B3C6D)
    h ^= h >> np.uint32(12)
    h *= np.uint32(0x297A2D39)
    return h ^ h >> np.uint32(15)


def gradient_noise(x, y, seed=0):
    """Perlin's noise, about −0.7 … 0.7, and its two derivatives."""
    xi, yi = np.floor(x), np.floor(y)
    fx, fy = (x - xi).astype(np.float32), (y - yi).astype(np.float32)
    xi, yi = xi.astype(np.int64), yi.astype(np.int64)
    u, v = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    du, dv = 30 * fx * fx * (fx * (fx - 2) + 1), 30 * fy * fy * (fy * (fy - 2) + 1)
    turn = np.float32(2 * np.pi / 4294967296)
    corners = []
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        angle = _hash(xi + dx, yi + dy, seed).astype(np.float32) * turn
        gx, gy = np.cos(angle), np.sin(angle)
        corners.append((gx, gy, gx * (fx - dx) + gy * (fy - dy)))
    (ax, ay, a), (bx, by, b), (cx, cy, c), (dx_, dy_, d) = corners
    k = a - b - c + d
    value = a + u * (b - a) + v * (c - a) + u * v * k
    slope_x = ax + u * (bx - ax) + v * (cx - ax) + u * v * (ax - bx - cx + dx_) + du * (b - a + v * k)
    slope_y = ay + u * (by - ay) + v * (cy - ay) + u * v * (ay - by - cy + dy_) + dv * (c - a + u * k)
    return value, slope_x, slope_y


def fbm(x, y, octaves=6, seed=0, gain=0.5):
    """Octaves of noise, each half as large and half as strong; about −1 … 1."""
    total, strength = 0, 1.0
    for octave in range(octaves):
        total = total + strength * gradient_noise(x * 2**octave, y * 2**octave, seed + octave)[0]
        strength *= gain
    return total


def eroded(x, y, octaves=9, seed=0, gain=0.5):
    """Hills whose steep slopes stay smooth and whose ridges stay rough (Quílez, "more noise").

    Octaves are turned against each other so that no grid shows.
    """
    total, strength, sx, sy = 0, 1.0, 0, 0
    for octave in range(octaves):
        n, dx, dy = gradient_noise(x, y, seed + octave)
        sx, sy = sx + dx * 0.8, sy + dy * 0.8
        total = total + strength * n / (1 + sx * sx + sy * sy)
        strength *= gain
        x, y = 1.6 * x - 1.2 * y, 1.2 * x + 1.6 * y
    return total


def ridged(x, y, octaves=8, seed=0, gain=0.5):
    """Sharp crests (Musgrave's ridged multifractal), 0 … about 1."""
    total, strength, weight = 0, 0.5, 1.0
    for octave in range(octaves):
        n = 1 - np.abs(gradient_noise(x, y, seed + octave)[0]) * 1.6
        n = n * n * weight
        weight = np.clip(n * 1.8, 0, 1)
        total = total + strength * n
        strength *= gain
        x, y = 1.6 * x - 1.2 * y, 1.2 * x + 1.6 * y
    return total
