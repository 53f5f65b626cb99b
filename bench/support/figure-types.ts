/** One line of the table: what was measured, in its unit, and the aim where there is one. */
export interface Measurement {
  what: string
  value: number
  unit: string
  /** The bound that `value` should keep; nothing for a figure that is only stated. */
  aim?: { atMost: number } | { atLeast: number }
  /** What the figure was made of, or what limits it. */
  note?: string
}

export interface Figure {
  name: string
  /** Throws a sentence when it cannot be measured on this machine. */
  measure(bench: Bench): Promise<Measurement[]>
}

/** What figures share. */
export interface Bench {
  /** The address of a new, empty database on PostgreSQL. Rejects with a sentence when there is no server. */
  createDatabase(): Promise<string>
  /** A new, empty folder that goes with the run. */
  createFolder(): Promise<string>
  /** Says what is going on. */
  say(text: string): void
}
