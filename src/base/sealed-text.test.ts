import { expect, test } from 'vitest'
import { openSealed, sealText } from './sealed-text.ts'

test('a text can be opened only with its key and for its purpose', () => {
  const sealed = sealText('key of one', 'token', 'a secret')
  expect(openSealed(['key of one'], 'token', sealed)).toBe('a secret')
  expect(openSealed(['key of another', 'key of one'], 'token', sealed)).toBe('a secret')
  const refusal = 'was encrypted with another SECRET_KEY'
  expect(() => openSealed(['key of another'], 'token', sealed)).toThrow(refusal)
  expect(() => openSealed(['key of one'], 'password', sealed)).toThrow(refusal)
})
