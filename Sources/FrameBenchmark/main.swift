// What scripts/benchmark measures with: drawing, converting and hashing alone, and the frames for another encoder.

import Foundation
import Screenplay

let usage = """
  usage: frame-benchmark cost SCENE        CPU time of drawing and converting a frame, as JSON
         frame-benchmark moving SCENE      CPU time of drawing the frames in which something moves, as JSON
         frame-benchmark presentation      CPU time of one frame's layers while much moves, as JSON
         frame-benchmark layout            CPU time of laying out a list of 1000 rows, as JSON
         frame-benchmark picture SCENE     CPU time of one picture 1080 pixels wide, with empty and warm caches, as JSON
         frame-benchmark hash SCENE        CPU time of hashing all frames, as JSON
         frame-benchmark frames SCENE      all frames as raw yuv420p to the standard output
  """

func run(_ arguments: [String]) async throws {
  if arguments == ["presentation"] {
    print(try PresentationCost.measure().json)
    return
  }
  if arguments == ["layout"] {
    print(try LayoutCost.measure().json)
    return
  }
  guard arguments.count == 2 else { throw Failure(message: usage, code: 2) }
  if arguments[0] == "picture" {
    print(try PictureCost.measure(arguments[1]).json)
    return
  }
  if arguments[0] == "hash" {
    print(try await HashCost.measure(arguments[1]).json)
    return
  }
  let screenplay: Screenplay
  do {
    screenplay = try Screenplay.load(arguments[1])
  } catch {
    throw Failure(message: "\(arguments[1]) cannot be played: \(error)", code: 3)
  }
  switch arguments[0] {
  case "cost": print(try FrameCost.measure(screenplay).json)
  case "moving": print(try MovingCost.measure(screenplay).json)
  case "frames": try RawFrames.write(screenplay)
  default: throw Failure(message: usage, code: 2)
  }
}

struct Failure: Error {
  let message: String
  let code: Int32
}

do {
  try await run(Array(CommandLine.arguments.dropFirst()))
} catch let failure as Failure {
  FileHandle.standardError.write(Data((failure.message + "\n").utf8))
  exit(failure.code)
}
