import { confirm, intro, isCancel, log, outro, select, text } from '@clack/prompts'
import { CommandFailure, EXIT } from '../command-failure.ts'

/** Where a command shows what it does. Without a terminal it shows nothing, and asks nothing. */
export interface Screen {
  isInteractive: boolean
  begin(title: string): void
  step(words: string): void
  warn(words: string): void
  show(title: string, lines: readonly string[]): void
  end(words: string): void
  /** Shows that work is in progress until the task is done. */
  work<Value>(words: string, task: () => Promise<Value>): Promise<Value>
  askText(question: string, proposal: string, check: (answer: string) => string | undefined): Promise<string>
  askYes(question: string): Promise<boolean>
  choose(question: string, options: readonly { value: string; label: string; hint: string }[]): Promise<string>
}

const FRAMES = ['◒', '◐', '◓', '◑']
const FRAME_MS = 120
const CLEAR_LINE = '\r\u001B[2K'

/** Creates the screen for a person. */
export function createScreen(isColorless: boolean): Screen {
  const paint = (code: string, words: string): string => (isColorless ? words : `\u001B[${code}m${words}\u001B[0m`)
  return {
    isInteractive: true,
    begin: (title) => intro(paint('1', title)),
    step: (words) => log.success(wrap(words).join('\n')),
    warn: (words) => log.warn(wrap(words).join('\n')),
    show: (title, lines) => {
      log.step(paint('1', title))
      log.message(lines.flatMap((line) => wrap(line)).map(colorDiff(paint)), { spacing: 0 })
    },
    end: (words) => outro(words),
    work: (words, task) => spin(words, task),
    askText: async (question, proposal, check) =>
      answered(
        await text({
          message: question,
          initialValue: proposal,
          validate: (answer) => check((answer ?? '').trim()),
        }),
      ).trim(),
    askYes: async (question) => answered(await confirm({ message: question })),
    choose: async (question, options) => answered(await select({ message: question, options: [...options] })),
  }
}

const colorDiff =
  (paint: (code: string, words: string) => string) =>
  (line: string): string => {
    if (/^\+(?!\+\+)/u.test(line)) return paint('32', line)
    return /^(?:@@|---|\+\+\+) /u.test(line) ? paint('2', line) : line
  }

/** Creates the screen for a program, which cannot answer. */
export function createSilentScreen(): Screen {
  const cannotAsk = (): never => {
    throw new CommandFailure(EXIT.failed, 'A question was asked without a terminal.')
  }
  return {
    isInteractive: false,
    begin: () => {},
    step: () => {},
    warn: () => {},
    show: () => {},
    end: () => {},
    work: (_words, task) => task(),
    askText: cannotAsk,
    askYes: cannotAsk,
    choose: cannotAsk,
  }
}

/** Returns the answer to a question, unless the person cancelled. */
function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new CommandFailure(EXIT.interrupted, 'Cancelled.')
  return answer as Exclude<Answer, symbol>
}

async function spin<Value>(words: string, task: () => Promise<Value>): Promise<Value> {
  let frame = 0
  const draw = (): void => void process.stdout.write(`${CLEAR_LINE}${FRAMES[frame++ % FRAMES.length]}  ${words} …`)
  draw()
  const timer = setInterval(draw, FRAME_MS)
  try {
    return await task()
  } finally {
    clearInterval(timer)
    process.stdout.write(CLEAR_LINE)
  }
}

const MAX_COLUMNS = 100
/** The line at the left of everything. */
const MARGIN = 4

export const textColumns = (): number => Math.min(process.stdout.columns || 80, MAX_COLUMNS) - MARGIN

/** Breaks a line between words. Does not break lines of files or addresses. */
export function wrap(line: string): string[] {
  const columns = textColumns()
  if (line.length <= columns || /^[+\- @]{1,3}.*[<{/]|^\S+$/u.test(line)) return [line]
  const indent = /^\s*(?:[-•] )?/u.exec(line)?.[0].length || (/^[^:]{2,50}: /u.test(line) ? 2 : 0)
  const lines: string[] = []
  let rest = line
  while (rest.length > columns) {
    const at = rest.lastIndexOf(' ', columns)
    if (at <= indent) break
    lines.push(rest.slice(0, at))
    rest = ' '.repeat(indent) + rest.slice(at + 1)
  }
  return [...lines, rest]
}
