/** The turns that this process is carrying out, so that a later message can end the earlier answer at once. */
export interface RunningTurns {
  /** The signal is aborted when somebody ends the turn. */
  begin(turnId: string): AbortSignal
  end(turnId: string): void
  /** Does nothing for a turn of another process: that one notices by itself. */
  abort(turnId: string): void
}

export function createRunningTurns(): RunningTurns {
  const running = new Map<string, AbortController>()
  return {
    begin: (turnId) => {
      const controller = new AbortController()
      running.set(turnId, controller)
      return controller.signal
    },
    end: (turnId) => void running.delete(turnId),
    abort: (turnId) => running.get(turnId)?.abort(),
  }
}
