/** The exit codes of the command, as `docs/command.md` lists them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  secrets: 3,
  refused: 4,
  unreachable: 5,
  worse: 6,
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

interface Details {
  /** What the caller can do. */
  fix?: string
  /** Lines for a person, between the sentence and the fix. */
  lines?: string[]
  /** A command to run next. */
  next?: string
  /** Further members of the JSON object. */
  more?: Record<string, unknown>
}

/** A failure that the caller can understand: a sentence, the fix, and the exit code. */
export class CommandFailure extends Error {
  readonly exitCode: ExitCode
  readonly details: Details

  constructor(exitCode: ExitCode, message: string, details: Details = {}) {
    super(message)
    this.exitCode = exitCode
    this.details = details
  }
}
