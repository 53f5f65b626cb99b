import { afterAll } from 'vitest'

/** What all tests of a file use: it is there before the first of them, and ends after the last. */
export async function forAllTests<R extends AsyncDisposable>(starting: Promise<R>): Promise<R> {
  const resource = await starting
  afterAll(() => resource[Symbol.asyncDispose]())
  return resource
}
