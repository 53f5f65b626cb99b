import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './markdown-tree.ts'
import type { MarkdownNode } from './markdown-types.ts'
import { toSafeLink } from './safe-link.ts'

const payloadFile = '../shared/testdata/xss.json'
const markdownFile = '../shared/testdata/xss-markdown.json'
const isSafe = /^(?:https?:\/\/|mailto:|tel:)/

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function linksIn(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href === undefined ? [] : [node.href]), ...linksIn(node.children)],
  )
}

test.each([
  ['https://x.test', 'https://x.test/'],
  ['HTTP://X.test/a', 'http://x.test/a'],
  ['mailto:a@x.test', 'mailto:a@x.test'],
  ['tel:+49 30', 'tel:+49 30'],
])('%j becomes a link', (address, href) => {
  expect(toSafeLink(address)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://x.test/1',
  'https://bank.test@evil.test/',
  '//x.test',
  '/path',
  '',
])('%j does not become a link', (address) => {
  expect(toSafeLink(address)).toBeUndefined()
})

describe.skipIf(!existsSync(payloadFile))('the list of attacks', () => {
  test('no payload becomes a link of another kind, as a message, a label, a target or a source', () => {
    const payloads: string[] = readJson(payloadFile).map((entry: { payload: string }) => entry.payload)
    for (const payload of payloads) {
      const messages = [
        payload,
        `[a](${payload})`,
        `[a](<${payload}>)`,
        `[${payload}](https://x.test/)`,
        `| a |\n|---|\n| ${payload} |`,
      ]
      const links = [...messages.flatMap((message) => linksIn(parseMarkdown(message))), toSafeLink(payload)]
      for (const link of links) if (link !== undefined) expect(link).toMatch(isSafe)
    }
  })
})

describe.skipIf(!existsSync(markdownFile))('the list of attacks in Markdown', () => {
  test('none becomes a link', () => {
    for (const payload of readJson(markdownFile)) expect(linksIn(parseMarkdown(payload))).toEqual([])
  })
})
