/** One line of the table: a measured value with its unit, and its aim if there is one. */
export interface Measurement {
  what: string
  value: number
  unit: string
  /** The limit for `value`. Absent if the figure is only reported. */
  aim?: { atMost: number } | { atLeast: number }
  /** How the figure was measured, or what limits it. */
  note?: string
}

export interface Figure {
  name: string
  /** Throws a message if this machine cannot measure it. */
  measure(bench: Bench): Promise<Measurement[]>
}

/** The resources that figures share. */
export interface Bench {
  /** Returns the URL of a new, empty PostgreSQL database. Rejects with a message if there is no server. */
  createDatabase(): Promise<string>
  /** Creates an empty folder that is deleted after the run. */
  createFolder(): Promise<string>
  /** Prints progress. */
  say(text: string): void
}
