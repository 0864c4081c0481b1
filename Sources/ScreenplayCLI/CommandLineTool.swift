import Glibc
import Screenplay

/// The command `screenplay`: picks the subcommand, and finds words and an exit code for what went wrong.
///
/// In: the words of the command line. Out: files, text on the standard streams, an exit code. It knows
/// nothing of drawing or encoding; whatever it does, a program can do with `import Screenplay`.
enum CommandLineTool {
  static let commands: [any Command.Type] = [
    RenderCommand.self, CheckCommand.self, StillCommand.self, HashCommand.self, VerifyCommand.self,
    TimelineCommand.self,
    EventsCommand.self, PlotCommand.self, CurveCommand.self, ListCommand.self, SchemaCommand.self,
    NewCommand.self, DoctorCommand.self,
  ]

  private static let stopped = "stopped; nothing was written\n"

  /// Does what the words of the command line say.
  static func run() async -> ExitCode {
    let console = Console()
    let words: [String]
    do throws(UsageError) {
      words = try CommandLineWords.read()
    } catch {
      console.say(Words.error(error.message, hints: error.hints, usesColor: Terminal().usesColor))
      return .usage
    }
    let code = await run(words, on: console)
    guard let failure = console.outputFailure, code == .done else { return code }
    if failure.code == .failed {
      console.say(Words.error("the result could not be written: \(failure.reason.lowercased())", hints: []))
    }
    return failure.code
  }

  private static func run(_ words: [String], on console: Console) async -> ExitCode {
    let declarations = commands.map { $0.declaration }
    let paint = Terminal().usesColor
    do {
      guard let name = words.first else {
        console.say(HelpText.overview(declarations))
        return .usage
      }
      switch name {
      case "--help", "-h":
        console.print(HelpText.overview(declarations))
        return .done
      case "--version":
        console.print("screenplay \(ScreenplayVersion.current)\n")
        return .done
      case "help":
        return try help(about: words.dropFirst().first, on: console)
      default: break
      }
      guard let command = commands.first(where: { $0.declaration.name == name }) else {
        throw name.hasPrefix("-")
          ? UsageError.unknownTopOption(name)
          : UsageError.unknownCommand(name, among: declarations.map(\.name) + ["help"])
      }
      let arguments = try Arguments(Array(words.dropFirst()), for: command.declaration)
      if arguments[CommonOptions.help] {
        console.print(HelpText.command(command.declaration))
        return .done
      }
      let work = Task { try await command.run(arguments, on: console) }
      StopSignals.listen {
        if StopSignals.isReading.load(ordering: .acquiring), let code = StopSignals.exitCode {
          console.say(stopped)
          _exit(code.rawValue)
        }
        work.cancel()
      }
      return try await work.value
    } catch let error as UsageError {
      console.say(Words.error(error.message, hints: error.hints, usesColor: paint))
      return .usage
    } catch let error as Failure {
      console.say(Words.error(error.message, hints: error.hints, usesColor: paint))
      return .failed
    } catch let code as ExitCode {
      return code
    } catch is CancellationError {
      console.say(stopped)
      return StopSignals.exitCode ?? .failed
    } catch {
      console.say(Words.error("\(error)", hints: [], usesColor: paint))
      return .failed
    }
  }

  private static func help(about name: String?, on console: Console) throws(UsageError) -> ExitCode {
    let declarations = commands.map { $0.declaration }
    guard let name else {
      console.print(HelpText.overview(declarations))
      return .done
    }
    guard let declaration = declarations.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, among: declarations.map(\.name))
    }
    console.print(HelpText.command(declaration))
    return .done
  }
}
