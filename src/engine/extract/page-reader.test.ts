import { afterEach, describe, expect, test } from 'vitest'
import type { FetchedResponse } from '../fetch/fetch-types.ts'
import { createPageReader, type PageReader } from './page-reader.ts'

let reader: PageReader | undefined

afterEach(() => reader?.close())

function response(html: string): FetchedResponse {
  return {
    url: 'https://shop.test/',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: new TextEncoder().encode(html),
    cut: false,
  }
}

/** Takes far longer to read than a millisecond. */
const HEAVY = '<p>word <b>and</b> word</p>'.repeat(60_000)

describe('the page reader', () => {
  test('reads off the main thread, each page as its own', async () => {
    reader = createPageReader({ threads: 2, timeLimitMs: 10_000 })
    const read = reader.read
    const pages = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((title) => read(response(`<title>${title}</title>`))),
    )
    expect(pages.map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  test('gives a page up that takes too long, and goes on with the next', async () => {
    reader = createPageReader({ threads: 1, timeLimitMs: 10_000 })
    const hasty = createPageReader({ threads: 1, timeLimitMs: 1 })
    await expect(hasty.read(response(HEAVY))).rejects.toThrow('The page took longer than 1 ms to read')
    await hasty.close()
    await expect(reader.read(response('<title>Next</title>'))).resolves.toMatchObject({ title: 'Next' })
  })

  test('gives a page the time that its thread takes to start besides', async () => {
    reader = createPageReader({ threads: 1, timeLimitMs: 900 })
    const reading = reader.read(response('<title>First</title>'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
    await expect(reading).resolves.toMatchObject({ title: 'First' })
  })

  test('rejects what waits when it closes, and what comes after', async () => {
    reader = createPageReader({ threads: 1, timeLimitMs: 10_000 })
    const waiting = [reader.read(response(HEAVY)), reader.read(response('<p>x</p>'))]
    const outcomes = Promise.allSettled(waiting)
    await reader.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(reader.read(response('<p>x</p>'))).rejects.toThrow('closed')
  })
})
