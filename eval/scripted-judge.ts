import { comparable } from './answers-measure.ts'
import type { ReplySentence } from './cite-sentences.ts'
import { type ModelRequest, promptOf } from './scripted-model.ts'

/** One false sentence in this many is missed, one true one in this many is rejected. */
const MISSES = 10
const REJECTS = 50

/** The numbered sentences of a request to judge them. */
const JUDGED_REPLY = /<reply \w+>\n([^]*?)\n<\/reply \w+>/

/** A judge that knows which sentences are true and errs at a fixed rate. */
export interface ScriptedJudge {
  /** Sets the sentences of the reply that later requests ask about. */
  know(sentences: readonly ReplySentence[]): void
  /** Returns its answer to a request to judge sentences; undefined to another request. */
  judge(request: ModelRequest): string[] | undefined
}

/**
 * Creates a judge of scripted sentences. It misses every tenth false sentence that it sees and rejects every fiftieth
 * true one, beginning in the middle.
 */
export function createScriptedJudge(): ScriptedJudge {
  let known: { sentence: ReplySentence; text: string }[] = []
  /** A sentence gets the same verdict in all its parts. */
  const verdicts = new Map<string, 'supported' | 'unsupported' | 'no_claim'>()
  const seen = { true: REJECTS / 2, false: MISSES / 2 }
  const errs = (truth: 'true' | 'false', rate: number): boolean => {
    seen[truth] += 1
    return seen[truth] % rate === 0
  }
  const judgeOne = ({ is_true: isTrue, claim }: ReplySentence) => {
    if (claim === false) return 'no_claim'
    return isTrue !== errs(isTrue ? 'true' : 'false', isTrue ? REJECTS : MISSES) ? 'supported' : 'unsupported'
  }
  const verdictOn = (piece: string) => {
    const found = known.find(({ text }) => text.includes(piece) || piece.includes(text))
    const verdict = found ? (verdicts.get(found.text) ?? judgeOne(found.sentence)) : 'supported'
    if (found) verdicts.set(found.text, verdict)
    return verdict
  }
  return {
    know: (sentences) => {
      known = sentences.map((sentence) => ({ sentence, text: comparable(sentence.text) }))
      verdicts.clear()
    },
    judge: (request) => {
      const [, reply] = JUDGED_REPLY.exec(promptOf(request)) ?? []
      if (reply === undefined) return undefined
      const pieces = reply.split('\n').map((line) => comparable(line.replace(/^\d+\. /, '')))
      return [JSON.stringify({ sentences: pieces.map((piece, at) => ({ n: at + 1, verdict: verdictOn(piece) })) })]
    },
  }
}
