import { computeOnce } from '#src/base/memoize.ts'
import { fold } from '../language/fold.ts'
import { partsOf, splitList } from '../language/language-packs.ts'

const control = computeOnce(() => {
  const languages = partsOf('control')
  const wordsFor = (name: 'stop' | 'start'): ReadonlySet<string> =>
    new Set(languages.flatMap((words) => splitList(words[name])).map(normalize))
  return { stop: wordsFor('stop'), start: wordsFor('start') }
})

/** Returns whether a message is only a word to stop or to start messages. */
export function readControl(text: string): 'stop' | 'start' | undefined {
  const said = normalize(text)
  const { stop, start } = control()
  if (stop.has(said)) return 'stop'
  return start.has(said) ? 'start' : undefined
}

const normalize = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
