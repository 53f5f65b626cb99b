/** The turns of this process, so that a later message can end an earlier reply at once. */
export interface RunningTurns {
  /** The signal aborts when the turn is ended. */
  begin(turnId: string): AbortSignal
  end(turnId: string): void
  /** Does nothing for another process's turn: that process notices itself. */
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
