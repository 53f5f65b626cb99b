import { PLANTED_CHECKS } from '../../src/engine/injection/judge/check-lines.ts'
import type { Script } from './model-wires.ts'

/** A request to a scripted model. */
interface ModelRequest {
  prompt: string
}

const LINES = /<lines \w+>\n([^]*?)\n<\/lines/

/** Reports whether a request asks the model to judge lines of a website. */
export const isLineCall = ({ prompt }: ModelRequest): boolean => LINES.test(prompt)

/** The lines that a request asks to judge, by ID, with the two whose verdicts are known. */
export const linesOf = ({ prompt }: ModelRequest): [id: string, text: string][] =>
  (LINES.exec(prompt)?.[1] ?? '').split('\n').map((line) => [line.slice(0, 4), line.slice(5)])

/**
 * A judge that finds fault with the lines that have one of these words, and with known planted ones. `change` alters
 * its verdicts.
 */
export function judgeLinesBy(
  planted: readonly string[],
  change: (verdicts: Record<string, string>, request: ModelRequest) => Record<string, string> = (verdicts) => verdicts,
): (request: ModelRequest) => Script {
  const isPlanted = (text: string): boolean =>
    PLANTED_CHECKS.includes(text) || planted.some((words) => text.includes(words))
  return (request) => {
    const verdicts = linesOf(request).map(([id, text]) => [id, isPlanted(text) ? 'orders' : 'fine'] as const)
    return { text: [JSON.stringify(change(Object.fromEntries(verdicts), request))] }
  }
}
