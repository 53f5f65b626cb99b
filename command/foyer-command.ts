import { askCommand } from './commands/ask-agent-command.ts'
import type { Outcome, Run } from './commands/command-run.ts'
import { createCommand } from './commands/create-command.ts'
import { runMcpBridge } from './commands/mcp-bridge.ts'
import { openCommand } from './commands/open-command.ts'
import { pushCommand } from './commands/push-command.ts'
import { showCommand } from './commands/show-command.ts'
import { statusCommand } from './commands/status-command.ts'
import { testCommand } from './commands/test-command.ts'
import { CommandFailure, EXIT, type ExitCode } from './command-failure.ts'
import { type CommandName, readCommandLine, USAGE } from './command-line.ts'
import { readEnvironment } from './environment.ts'
import { createScreen, createSilentScreen, wrap } from './terminal/screen.ts'

/** The developers' command. See `docs/command.md`. */

const interruption = new AbortController()
process.once('SIGINT', () => interruption.abort())
process.once('SIGTERM', () => interruption.abort())
// A reader that closed the pipe needs nothing more.
process.stdout.on('error', () => process.exit(EXIT.done))

const args = process.argv.slice(2)
const environment = readEnvironment()
const isTerminal = process.stdin.isTTY && process.stdout.isTTY
let isPlain = !isTerminal || args.includes('--json')
process.exitCode = await main()

async function main(): Promise<ExitCode> {
  try {
    const { command, words, options } = readCommandLine(args)
    if (options.version) process.stdout.write(`${COMMAND_VERSION}\n`)
    else if (options.help || command === undefined) {
      process.stdout.write(USAGE)
      return options.help ? EXIT.done : EXIT.usage
    } else {
      isPlain ||= options.json === true
      const screen = isPlain ? createSilentScreen() : createScreen(environment.isColorless)
      const outcome = await runCommand(command, words, { options, environment, screen, signal: interruption.signal })
      if (outcome && isPlain) print({ ok: true, command, ...outcome })
    }
    return EXIT.done
  } catch (error) {
    return report(error)
  }
}

async function runCommand(command: CommandName, words: string[], run: Run): Promise<Outcome | undefined> {
  switch (command) {
    case 'create':
      return createCommand(run)
    case 'show':
      return showCommand(run)
    case 'push':
      return pushCommand(run)
    case 'test':
      return testCommand(run)
    case 'ask':
      return askCommand(run, words)
    case 'status':
      return statusCommand(run)
    case 'open':
      return openCommand(run)
    case 'mcp':
      await runMcpBridge(run)
      return undefined
  }
}

function report(error: unknown): ExitCode {
  const failure = toFailure(error)
  const { exitCode, message, details } = failure
  if (isPlain) {
    const next = details.next === undefined ? undefined : [details.next]
    print({ ok: false, error: message, fix: details.fix, exit_code: exitCode, ...details.more, next })
  } else {
    const next = details.next === undefined ? [] : [`Next: ${details.next}`]
    const lines = [message, ...(details.lines ?? []), ...(details.fix ? [details.fix] : []), ...next]
    process.stderr.write(`\n${lines.flatMap(wrap).join('\n')}\n`)
  }
  return exitCode
}

function toFailure(error: unknown): CommandFailure {
  if (error instanceof CommandFailure) return error
  if (interruption.signal.aborted)
    return new CommandFailure(EXIT.interrupted, 'Interrupted.', {
      fix: 'Run the command again: it continues where it stopped.',
    })
  const said = error instanceof Error ? error.message : String(error)
  return new CommandFailure(EXIT.failed, `The command failed: ${said}`, {
    fix: 'This is a defect of the command. Report it with the version and what you ran.',
  })
}

function print(value: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)
}
