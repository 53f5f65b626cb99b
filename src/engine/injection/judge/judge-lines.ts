import { estimateTokens } from '../../write/prompt/estimate-tokens.ts'
import type { TokenUsage } from '../../write/prompt/token-usage.ts'
import { writeWhole } from '../../write/write-whole.ts'
import { ChatError, type ChatModel } from '../../models/chat/chat-types.ts'
import { type JudgedBusiness, createLineRequest, verdictTokens } from './line-judge-prompt.ts'
import type { JudgedLine } from './judged-lines.ts'
import { type LineVerdict, readLineVerdicts } from './read-line-verdicts.ts'

export interface LineJudging {
  model: ChatModel
  business: JudgedBusiness
  signal: AbortSignal
  /** Called before each request, with the number of characters in its lines. False ends the judging. */
  mayAsk: (characters: number) => Promise<boolean>
  /** Called with the tokens of each call that a provider counts. */
  onUsage: (usage: TokenUsage) => void
}

/** Verdicts by the key of the line. */
export type LineVerdicts = ReadonlyMap<string, LineVerdict>

const MAX_LINES = 40
const MAX_TOKENS = 2_000
/** The tokens for the rules, the lines with known verdicts and the JSON around them. */
const RULES_TOKENS = 900
/** The model is available, but refused this request. Something in its lines may be the reason. */
const NO_ANSWER: ReadonlySet<string> = new Set(['refused', 'too_long', 'wordless', 'unreadable'])

/**
 * Lets a model judge lines in batches, and yields the verdicts. A batch counts only if the model is right about its
 * two lines with known verdicts. Lines without a verdict are sent again, half of them at a time. A single line
 * without a verdict is held, because it keeps a working model from judging. Throws `ChatError` if the model fails, or
 * is wrong about the known lines alone.
 */
export async function* judgeLines(lines: readonly JudgedLine[], judging: LineJudging): AsyncGenerator<LineVerdicts> {
  const waiting = toBatches(lines, await judging.model.contextTokens())
  let isFit = false
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    if (!(await judging.mayAsk(batch.reduce((sum, { text }) => sum + text.length, 0)))) return
    const found = await tryToAsk(batch, judging)
    if (found.size > 0) yield found
    const left = batch.filter(({ key }) => !found.has(key))
    if (left.length === 0) continue
    isFit ||= found.size > 0 || (await ask([], judging)) !== undefined
    if (!isFit) throw new ChatError('unreadable', 'The model does not tell a planted line from a harmless one')
    if (batch.length === 1) yield new Map(batch.map(({ key }) => [key, 'misleads']))
    else waiting.unshift(...(left.length < batch.length ? [left] : halvesOf(left)))
  }
}

const halvesOf = (lines: JudgedLine[]): JudgedLine[][] => {
  const half = Math.ceil(lines.length / 2)
  return [lines.slice(0, half), lines.slice(half)]
}

function toBatches(lines: readonly JudgedLine[], contextTokens: number): JudgedLine[][] {
  const room = Math.min(MAX_TOKENS, contextTokens - RULES_TOKENS - verdictTokens(MAX_LINES))
  const batches: JudgedLine[][] = []
  let left = 0
  for (const line of lines) {
    const tokens = estimateTokens(line.text) + 4
    const last = batches.at(-1)
    if (last && last.length < MAX_LINES && tokens <= left) last.push(line)
    else {
      batches.push([line])
      left = room
    }
    left -= tokens
  }
  return batches
}

async function tryToAsk(lines: JudgedLine[], judging: LineJudging): Promise<LineVerdicts> {
  try {
    return (await ask(lines, judging)) ?? new Map()
  } catch (error) {
    if (error instanceof ChatError && NO_ANSWER.has(error.failure)) return new Map()
    throw error
  }
}

/** Returns the model's verdicts, or nothing if it is wrong about a line whose verdict is known. */
async function ask(lines: JudgedLine[], judging: LineJudging): Promise<LineVerdicts | undefined> {
  const { keys, checks, ...request } = createLineRequest(lines, judging.business)
  const { model, signal, onUsage } = judging
  const written = await writeWhole(model, { ...request, signal }, onUsage)
  const found = readLineVerdicts(written, new Set([...keys.keys(), ...Object.values(checks)]))
  if (found.get(checks.harmless) !== 'fine' || (found.get(checks.planted) ?? 'fine') === 'fine') return undefined
  return new Map(
    [...keys].flatMap(([id, key]) => {
      const verdict = found.get(id)
      return verdict ? [[key, verdict]] : []
    }),
  )
}
