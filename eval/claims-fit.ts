import { basename } from 'node:path'
import { createSentenceJudge } from '#src/engine/answer/check-claims/check-sentence.ts'
import type { ClaimSigns } from '#src/engine/answer/check-claims/claim-signs.ts'
import { CLAIM_WEIGHTS } from '#src/engine/answer/check-claims/claim-weights.ts'
import { splitTainted } from '#src/engine/answer/check-claims/tainted-lines.ts'
import { createSentenceSplitter } from '#src/engine/write/sentence-splitter.ts'
import { type Ground, INVENTIONS, type InventionClass, classOf, readGrounds } from './inventing-model.ts'
import { type Sample, dot, fitLogistic } from './logistic-fit.ts'

/** A sentence that the signs decide, with its set and the kind of its invention, if any. */
interface SignedSample extends Sample {
  set: string
  invents: InventionClass | undefined
}

const SIGNS = Object.keys(CLAIM_WEIGHTS) as (keyof ClaimSigns)[]
/** Plain claims harm readers least. Claims that turn something round are rare. */
const CLASS_WEIGHTS: Readonly<Record<InventionClass, number>> = { value: 1, turned: 1.5, plain: 0.5 }

/**
 * Fits the weights for `claim-weights.ts` on all sets, and returns what each set gets from weights fitted on the
 * others.
 */
export function fitClaims(): string[] {
  const samples = INVENTIONS.flatMap((file) =>
    readGrounds(file).flatMap((ground) =>
      samplesOf(ground, basename(file, '.json').replace(/^inventions-(?:unseen-)?/, '')),
    ),
  )
  const weights = fitLogistic(samples)
  const held = [...new Set(samples.map(({ set }) => set))].map((set) => holdOut(samples, set))
  return [...held, ...[...SIGNS, 'bias'].map((sign, at) => `${sign}: ${(weights[at] ?? 0).toFixed(2)}`)]
}

function samplesOf(ground: Ground, set: string): SignedSample[] {
  const supported = ground.supported.flatMap((answer) => readAnswer(ground, answer, { set }))
  const invented = ground.invented.flatMap((answer, at) => {
    const invents = classOf(ground.inventedKind?.[at] ?? '')
    return readAnswer(ground, answer, { set, invents, invention: ground.inventedSentence?.[at] ?? answer })
  })
  return [...supported, ...invented]
}

/** Returns the sentences of an answer that the signs decide. Those that belong to the invention are wrong. */
function readAnswer(
  { company, question, passages }: Ground,
  answer: string,
  { set, invents, invention = '' }: { set: string; invents?: InventionClass; invention?: string },
): SignedSample[] {
  const clean = passages.map((passage) => ({ ...passage, url: '', text: splitTainted(passage.text).clean }))
  const judge = createSentenceJudge({ passages: clean, tainted: [], said: [question], instructions: '', company })
  const splitter = createSentenceSplitter()
  return [...splitter.push(answer), ...splitter.end()].flatMap(({ text }) => {
    const { signs } = judge(text)
    if (signs === undefined) return []
    const isInvented = invents !== undefined && (invention.includes(text) || text.includes(invention))
    return [
      {
        set,
        invents: isInvented ? invents : undefined,
        features: SIGNS.map((sign) => signs[sign]),
        right: isInvented ? 1 : 0,
        weight: invents === undefined ? 1 : CLASS_WEIGHTS[invents],
      },
    ]
  })
}

/** Counts the sentences of a set that are wrongly shown or dropped by weights fitted without it. */
function holdOut(samples: readonly SignedSample[], set: string): string {
  const weights = fitLogistic(samples.filter((sample) => sample.set !== set))
  const own = samples.filter((sample) => sample.set === set)
  const isRefused = ({ features }: SignedSample): boolean => dot(weights, [...features, 1]) >= 0
  const wrong = own.filter(({ right }) => right === 1)
  const shown = (['value', 'turned', 'plain'] as const).map(
    (kind) => `${kind} ${wrong.filter((one) => one.invents === kind && !isRefused(one)).length}`,
  )
  const supported = own.filter(({ right }) => right === 0)
  return `${set.padEnd(10)}shown of ${wrong.length} that signs decide: ${shown.join(', ')}; dropped ${supported.filter(isRefused).length} of ${supported.length} sentences`
}
