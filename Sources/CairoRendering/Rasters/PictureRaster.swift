internal import PictureCoding
internal import SceneModel

/// Rasters of picture files.
enum PictureRaster {
  /// In the picture's own pixels.
  static func decoded(_ picture: Picture) throws(DrawingError) -> Raster {
    do throws(PictureError) {
      return try raster(try PictureDecoder.decode(picture))
    } catch {
      throw .picture(picture.id, error)
    }
  }

  /// A drawing at a size in pixels; nil for a picture that has pixels.
  static func drawn(_ picture: Picture, _ size: PixelSize) throws(DrawingError) -> Raster? {
    do throws(PictureError) {
      guard let buffer = try PictureDecoder.draw(picture, width: size.width, height: size.height) else {
        return nil
      }
      return try raster(buffer)
    } catch {
      throw .picture(picture.id, error)
    }
  }

  private static func raster(_ buffer: PixelBuffer) throws(PictureError) -> Raster {
    let raster: Raster
    do throws(DrawingError) {
      raster = try Raster(.color, width: buffer.width, height: buffer.height)
    } catch {
      throw .outOfMemory
    }
    buffer.bytes.withUnsafeBufferPointer { bytes in
      if let base = bytes.baseAddress { raster.pixels.update(from: base, count: bytes.count) }
    }
    raster.finish()
    return raster
  }
}

/// Gives a stencil its colour.
enum Tint {
  /// The raster's alpha in one colour, premultiplied; a translucent colour thins it.
  static func tinted(_ source: Raster, _ color: Color) throws(DrawingError) -> Raster {
    let target = try Raster(.color, width: source.width, height: source.height)
    // For each alpha its pixel: blue, green, red, alpha to nearest.
    let table: [SIMD4<UInt8>] = (0..<256).map { alpha in
      let shown = alpha * Int(color.alpha)
      func channel(_ value: UInt8) -> UInt8 {
        UInt8(truncatingIfNeeded: (Int(value) * shown + 32_512) / 65_025)
      }
      return SIMD4(channel(color.blue), channel(color.green), channel(color.red), channel(255))
    }
    let count = source.width * source.height
    target.pixels.withMemoryRebound(to: SIMD4<UInt8>.self, capacity: count) { output in
      for index in 0..<count { output[index] = table[Int(source.pixels[index * 4 + 3])] }
    }
    target.finish()
    return target
  }
}

/// How a side of a picture is stretched in three parts.
enum NineParts {
  /// - Parameters:
  ///   - low: The first cap, in units of `side`.
  ///   - high: The last cap.
  ///   - side: The picture's side.
  ///   - pixels: The same side in pixels of the raster there is.
  ///   - shown: Target pixels a unit of `side`: how large the caps are shown.
  ///   - length: Target pixels of the whole.
  static func stretches(
    low: Double, high: Double, side: Double, pixels: Int, shown: Double, length: Int
  ) -> [Resampler.Stretch] {
    // At least one pixel is left to be stretched.
    let ratio = Double(pixels) / side
    let first = min(Int((low * ratio).rounded()), pixels - 1)
    let last = min(Int((high * ratio).rounded()), pixels - 1 - first)
    // Where there is no room for both caps they shrink alike, and nothing lies between.
    let wanted = (low + high) * shown
    let shrunk = wanted > Double(length) ? Double(length) / wanted : 1
    let start = min(Int((low * shown * shrunk).rounded()), length)
    let end = min(Int((high * shown * shrunk).rounded()), length - start)
    return [
      Resampler.Stretch(source: 0..<first, target: first > 0 ? start : 0),
      Resampler.Stretch(
        source: first..<(pixels - last), target: length - (first > 0 ? start : 0) - (last > 0 ? end : 0)),
      Resampler.Stretch(source: (pixels - last)..<pixels, target: last > 0 ? end : 0),
    ]
  }
}
