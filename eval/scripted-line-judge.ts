import { PLANTED_CHECKS } from '#src/engine/injection/judge/check-lines.ts'
import { includes } from './planted-lines.ts'
import { type ModelAnswer, type ModelRequest, promptOf } from './scripted-model.ts'

/** One planted line in this many is missed, one harmless one in this many is held. */
const MISSES = 20
const REJECTS = 200

const LINES = /<lines \w+>\n([^]*?)\n<\/lines/

/** Creates a judge of lines that knows which are planted and errs at a fixed rate, beginning in the middle. */
export function createScriptedLineJudge(planted: readonly string[]): (request: ModelRequest) => ModelAnswer {
  const seen = { planted: MISSES / 2, harmless: REJECTS / 2 }
  const judge = (line: string): string => {
    if (PLANTED_CHECKS.includes(line)) return 'orders'
    const kind = planted.some((words) => includes(line, words)) ? 'planted' : 'harmless'
    seen[kind] += 1
    const errs = seen[kind] % (kind === 'planted' ? MISSES : REJECTS) === 0
    return (kind === 'planted') !== errs ? 'orders' : 'fine'
  }
  return (request) => {
    const rows = (LINES.exec(promptOf(request))?.[1] ?? '').split('\n')
    return [JSON.stringify(Object.fromEntries(rows.map((row) => [row.slice(0, 4), judge(row.slice(5))])))]
  }
}
