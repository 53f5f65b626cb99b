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

/** Needs far more processor time than a millisecond. */
const HEAVY = '<p>word <b>and</b> word</p>'.repeat(60_000)

describe('the page reader', () => {
  test('reads each page on its own, off the main thread', async () => {
    reader = createPageReader({ threads: 2, processorMs: 10_000 })
    const read = reader.read
    const pages = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((title) => read(response(`<title>${title}</title>`))),
    )
    expect(pages.map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  test('gives up a page that needs too much processor time, and continues with the next', async () => {
    reader = createPageReader({ threads: 1, processorMs: 10_000 })
    const hasty = createPageReader({ threads: 1, processorMs: 1 })
    await expect(hasty.read(response(HEAVY))).rejects.toThrow('takes more than 0.001 s of processor time to read')
    await hasty.close()
    await expect(reader.read(response('<title>Next</title>'))).resolves.toMatchObject({ title: 'Next' })
  })

  test('rejects waiting and later pages when it closes', async () => {
    reader = createPageReader({ threads: 1, processorMs: 10_000 })
    const waiting = [reader.read(response(HEAVY)), reader.read(response('<p>x</p>'))]
    const outcomes = Promise.allSettled(waiting)
    await reader.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(reader.read(response('<p>x</p>'))).rejects.toThrow('closed')
  })
})
