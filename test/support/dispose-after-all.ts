import { afterAll } from 'vitest'

/** Waits for a resource that all tests of a file share, and disposes of it after the last test. */
export async function disposeAfterAll<R extends AsyncDisposable>(starting: Promise<R>): Promise<R> {
  const resource = await starting
  afterAll(() => resource[Symbol.asyncDispose]())
  return resource
}
