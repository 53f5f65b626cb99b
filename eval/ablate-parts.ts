/** An optional part of the answerer, with what makes it do nothing. */
export interface AnswererPart {
  name: string
  /** Its files and folders below `src/engine/answer`. Empty for a signal or a function of a file that stays. */
  holds: readonly string[]
  /** By file below `src/engine/answer`, the exports that replace its own; `kept` holds its own. */
  neutral: Readonly<Record<string, string>>
}

const part = (name: string, holds: string | readonly string[], neutral: AnswererPart['neutral']): AnswererPart => ({
  name,
  holds: [holds].flat(),
  neutral,
})

/** A part that is one file. */
const filePart = (name: string, file: string, neutral: string): AnswererPart => part(name, file, { [file]: neutral })

/** Exports of functions that return one value, whatever they are given. */
const constant = (value: string, ...names: readonly string[]): string =>
  names.map((name) => `export const ${name} = () => ${value}\n`).join('')

const signal = (name: string): AnswererPart =>
  part(`signal ${name}`, [], {
    'search/rank-weights.ts': `export const RANK_WEIGHTS = { ...kept.RANK_WEIGHTS, ${name}: 0 }`,
  })

const feature = (name: string): AnswererPart =>
  part(`feature ${name}`, [], {
    'choose/evidence.ts': `const without = { ${name}: 0 }
      export const measureEvidence = (...given) => ({ ...kept.measureEvidence(...given), ...without })`,
  })

/** Every word is as rare as any of a language without a table of common words. */
const UNKNOWN_RARITY = constant('false', 'isLight') + constant('0.8', 'languageRarity')

/** Languages with only cues and concepts count as unknown. */
const NO_FURTHER_QUESTIONS = `export const partsOf = (name) =>
  kept.partsOf(name).filter((words) => name !== 'questions' || words.light !== undefined)`

/** All parts that `eval -- ablate` removes, the largest first. */
export const PARTS: readonly AnswererPart[] = [
  part('offers', 'offers', { 'offers/choose-offers.ts': 'export function* chooseOffers() {}' }),
  filePart('overview', 'say/overview.ts', constant('undefined', 'overviewOf')),
  filePart('next-step', 'say/next-step.ts', constant('undefined', 'sayNextStep')),
  part('opening', ['opening', 'question/asked-moment.ts'], {
    'question/asked-moment.ts': constant('undefined', 'momentAsked'),
  }),
  part('acts', ['question/read-act.ts', '../language/chat-spelling.ts', 'say/say-act.ts'], {
    'question/read-act.ts': constant('undefined', 'readAct'),
    '../language/chat-spelling.ts': 'export const writeOut = (text) => text',
  }),
  filePart('chat-spelling', '../language/chat-spelling.ts', 'export const writeOut = (text) => text'),
  filePart(
    'talk',
    'question/talk.ts',
    constant('undefined', 'findTalk') + 'export const withoutGreeting = (text) => text',
  ),
  part('remark', 'question/remark.ts', {
    'question/remark.ts': constant('undefined', 'findRemark') + constant('false', 'isStatement'),
  }),
  filePart(
    'conversation',
    'question/conversation.ts',
    "import { parseQuestion } from './question.ts'; export const readingsOf = (...given) => [parseQuestion(...given)]",
  ),
  part('concepts', [], { '../language/lexicon.ts': constant('[]', 'conceptsOf') }),
  part('common-words', '../language/common-words', { '../language/word-rarity.ts': UNKNOWN_RARITY }),
  part('further languages', [], { '../language/language-packs.ts': NO_FURTHER_QUESTIONS }),
  filePart('known-words', 'question/known-words.ts', 'export const inKnownWords = (index, folded) => folded'),
  filePart(
    'number-words',
    '../language/number-words.ts',
    String.raw`export const numberOf = (word) => (/^\d/.test(word) ? kept.numberOf(word) : '')`,
  ),
  part('near words', [], { '../language/vocabulary.ts': constant('[]', 'nearTerms') }),
  part('kind-fit', ['search/kind-fit.ts', 'question/counted.ts'], {
    'search/kind-fit.ts': 'export const kindFits = () => () => 0.5',
  }),
  filePart('counted', 'question/counted.ts', constant('undefined', 'wordCounted')),
  filePart('same-kind', 'search/title-kinds.ts', 'export const createSameKindCheck = () => () => false'),
  filePart(
    'of-business',
    'question/of-business.ts',
    constant('false', 'asksOfBusiness', 'asksOnlyDay', 'saysOfBusiness'),
  ),
  filePart('asked-numbers', 'choose/asked-numbers.ts', constant('undefined', 'numbersSaid')),
  ...['section', 'question', 'sameKind', 'grams', 'pairs', 'asks', 'language'].map(signal),
  ...['own', 'absentShare', 'saidElsewhere', 'fit', 'formLacking', 'match', 'isAnswer'].map(feature),
  ...['ofBusiness', 'foreign', 'onRequest', 'lacking'].map(feature),
]
