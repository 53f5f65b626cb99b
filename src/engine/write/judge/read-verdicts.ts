import { isRecord } from '#src/base/is-record.ts'

export const VERDICTS = ['supported', 'unsupported', 'no_claim'] as const

export interface Verdict {
  verdict: (typeof VERDICTS)[number]
  /** The reason why it is unsupported, or ''. */
  reason: string
  /** A sentence that the texts support instead, or ''. */
  instead: string
}

const MAX_REASON = 300
const MAX_INSTEAD = 600
/** An object without nested objects. Models also write one on each line, or are cut off within the last one. */
const FLAT_OBJECT = /\{[^{}]*\}/g

/**
 * Reads a model's verdicts by the index of their sentence, even from JSON within other text or code fences, or JSON
 * that is cut off. Ignores unknown verdicts and unknown sentences. The first verdict on a sentence counts.
 */
export function readVerdicts(written: string, sentences: number): Map<number, Verdict> {
  const found = new Map<number, Verdict>()
  for (const entry of listEntries(written)) {
    const at = Number(entry['n'] ?? entry['sentence'] ?? entry['number'] ?? entry['id']) - 1
    const verdict = readVerdict(entry)
    if (verdict && Number.isInteger(at) && at >= 0 && at < sentences && !found.has(at)) found.set(at, verdict)
  }
  return found
}

function listEntries(written: string): Record<string, unknown>[] {
  const whole = parseJson(
    written.slice(written.search(/[[{]/), Math.max(written.lastIndexOf('}'), written.lastIndexOf(']')) + 1),
  )
  const entries = Array.isArray(whole) ? whole : isRecord(whole) ? Object.values(whole).find(Array.isArray) : undefined
  const found = entries ?? (written.match(FLAT_OBJECT) ?? []).map(parseJson)
  return (found as unknown[]).filter(isRecord)
}

function readVerdict({ verdict, reason, instead }: Record<string, unknown>): Verdict | undefined {
  const word =
    typeof verdict === 'string'
      ? verdict
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_')
      : ''
  const known = VERDICTS.find((one) => one === word)
  return known && { verdict: known, reason: readText(reason, MAX_REASON), instead: readText(instead, MAX_INSTEAD) }
}

/** Returns '' for a longer text, because half a sentence may mean something else. */
function readText(value: unknown, most: number): string {
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length > most ? '' : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
