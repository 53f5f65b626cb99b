import { expect, it } from 'vitest'
import { rehearse } from './answer.ts'

it('goes all the way to an answer, in each language', async () => {
  const answers = await rehearse()
  expect(answers.map(({ kind, language }) => `${kind} ${language}`)).toEqual(
    ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ar'].map((language) => `known ${language}`),
  )
})
