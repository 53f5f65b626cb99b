/** Where progress is shown. */
type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

const CLEAR_LINE = '\r\u001B[K'

export interface Progress extends Disposable {
  /** Shows a stage and, at a terminal, how far it is. */
  show(stage: string, detail?: string): void
}

/**
 * Shows the progress of a command: at a terminal in one line that changes and disappears at the end, else in a line per
 * stage.
 */
export function showProgress(output: Output = process.stdout): Progress {
  let shown = ''
  return {
    show(stage, detail = '') {
      if (output.isTTY) output.write(`${CLEAR_LINE}${stage}${detail && `: ${detail}`} …`)
      else if (stage !== shown) output.write(`${stage} …\n`)
      shown = stage
    },
    [Symbol.dispose]() {
      if (output.isTTY && shown !== '') output.write(CLEAR_LINE)
    },
  }
}
