import { computeOnce } from '#src/base/memoize.ts'
import { fold } from './fold.ts'
import { partsOf } from './language-packs.ts'
import { alternatives } from './word-lists.ts'

const expressions = computeOnce(() => {
  const languages = partsOf('person')
  const anyOf = (lists: readonly string[]): string => lists.filter(Boolean).map(alternatives).join('|')
  const [role, please, machine] = (['role', 'please', 'machine'] as const).map((name) =>
    anyOf(languages.map((words) => words[name])),
  )
  const shapes = languages.flatMap(({ who, shapes: own }) =>
    own.map((shape) =>
      shape
        .replaceAll('{who}', () => who)
        .replaceAll('{machine}', () => machine ?? '')
        .replaceAll('{between}', () => "(?:[\\p{L}']+ ){0,3}"),
    ),
  )
  return {
    shapes: new RegExp(`(?<!\\p{L})(?:${shapes.join('|')})(?!\\p{L})`, 'u'),
    roleAlone: new RegExp(`^\\P{L}*(?:(?:${please}),? )?(?:${role})(?:,? (?:${please}))?\\P{L}*$`, 'u'),
  }
})

/** Reports whether a message asks for a person: "Can I speak to someone in sales?" */
export function asksForPerson(text: string): boolean {
  const folded = fold(text).replace(/\s+/gu, ' ')
  const { roleAlone, shapes } = expressions()
  return roleAlone.test(folded) || shapes.test(folded)
}

const SENTENCE = /[^.!?؟;\n]+[.!?؟;]*/gu

/** Reports whether a message asks for a person and nothing else. */
export function asksOnlyForPerson(text: string): boolean {
  const others = (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const parts = sentence.split(/,? (?:and|und|et|y|e|en|و) /iu).filter((part) => !asksForPerson(part))
    return /[?؟]/u.test(sentence) ? parts : []
  })
  return asksForPerson(text) && others.every((part) => !/\p{L}/u.test(part))
}
