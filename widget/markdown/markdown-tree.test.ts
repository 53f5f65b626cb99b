import { describe, expect, test } from 'vitest'
import { measureProcessorMs } from '../../test/support/processor-ms.ts'
import { parseMarkdown } from './markdown-tree.ts'
import type { MarkdownNode } from './markdown-types.ts'

/** A tree in a short notation: `p(one strong(two))`. */
function outline(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const attributes = [node.href, node.start].filter((value) => value !== undefined).map((value) => `[${value}]`)
      return `${node.tag}${attributes.join('')}(${outline(node.children)})`
    })
    .join('')
}

const parse = (source: string) => outline(parseMarkdown(source))

describe('inside a line', () => {
  test.each([
    ['plain words', 'p(plain words)'],
    ['a **bold** word', 'p(a strong(bold) word)'],
    ['**bold with *more* in it**', 'p(strong(bold with em(more) in it))'],
    ['an *emphasis* and _another_', 'p(an em(emphasis) and em(another))'],
    ['__bold__ too', 'p(strong(bold) too)'],
    ['some `co*d*e`', 'p(some code(co*d*e))'],
    ['one\ntwo<br>three', 'p(onebr()twobr()three)'],
    ['\\*not\\* emphasis', 'p(*not* emphasis)'],
    ['12*12*12 cm, 2 * 3 * 4', 'p(12*12*12 cm, 2 * 3 * 4)'],
    ['snake_case_name', 'p(snake_case_name)'],
    ['unfinished **bold and [link](http', 'p(unfinished **bold and [link](http)'],
    ['<b onclick=alert(1)>raw</b>', 'p(<b onclick=alert(1)>raw</b>)'],
  ])('%j', (source, expected) => {
    expect(parse(source)).toBe(expected)
  })
})

describe('links', () => {
  test.each([
    ['[our prices](https://x.test/p)', 'p(a[https://x.test/p](our prices))'],
    ['[**bold** label](https://x.test/)', 'p(a[https://x.test/](strong(bold) label))'],
    ['[wiki](https://x.test/a_(b))', 'p(a[https://x.test/a_(b)](wiki))'],
    ['[titled](https://x.test/ "A title")', 'p(a[https://x.test/](titled))'],
    ['![picture](https://x.test/i.png)', 'p(a[https://x.test/i.png](picture))'],
    ['[mail](mailto:a@x.test) [call](tel:+491234)', 'p(a[mailto:a@x.test](mail) a[tel:+491234](call))'],
    ['[relative](/prices)', 'p(relative)'],
    ['[script](javascript:alert(1))', 'p(script)'],
    ['see https://x.test/a?b=1.', 'p(see a[https://x.test/a?b=1](https://x.test/a?b=1).)'],
    ['(https://x.test/a)', 'p((a[https://x.test/a](https://x.test/a)))'],
    ['https://x.test/a_(b)', 'p(a[https://x.test/a_(b)](https://x.test/a_(b)))'],
    ['**https://x.test/**', 'p(strong(a[https://x.test/](https://x.test/)))'],
    ['请看https://x.test/a。谢谢', 'p(请看a[https://x.test/a](https://x.test/a)。谢谢)'],
    ['write to sales@x.test.', 'p(write to a[mailto:sales@x.test](sales@x.test).)'],
    ['[https://x.test/](https://y.test/)', 'p(a[https://y.test/](https://x.test/))'],
  ])('%j', (source, expected) => {
    expect(parse(source)).toBe(expected)
  })
})

describe('blocks', () => {
  test.each([
    ['one\n\ntwo', 'p(one)p(two)'],
    ['## Prices ##\ntext', 'p(strong(Prices))p(text)'],
    ['Here:\n- a\n- b', 'p(Here:)ul(li(a)li(b))'],
    ['1. a\n2. b\n\n3. c', 'ol[1](li(a)li(b)li(c))'],
    ['4) a\n5) b', 'ol[4](li(a)li(b))'],
    ['- a\n  - b\n    - c\n- d', 'ul(li(aul(li(bul(li(c)))))li(d))'],
    ['1. a\n   - b\n2. c', 'ol[1](li(aul(li(b)))li(c))'],
    ['- a\n  more of a\n\nafter', 'ul(li(abr()more of a))p(after)'],
    ['- a\n1. b', 'ul(li(a))ol[1](li(b))'],
    ['> quoted\n> text', 'blockquote(p(quotedbr()text))'],
    ['a\n\n---\n\nb', 'p(a)hr()p(b)'],
    ['```js\nlet *a*\n```\nafter', 'pre(code(let *a*))p(after)'],
    ['```\nstill open', 'pre(code(still open))'],
    ['a\r\nb', 'p(abr()b)'],
    ['', ''],
  ])('%j', (source, expected) => {
    expect(parse(source)).toBe(expected)
  })

  test('a table, with its outer bars or without them', () => {
    const expected = 'p(Plans:)table(tr(th(Plan)th(Price))tr(td(Pro)td(strong(€49)))tr(td(A|B)td()))'
    expect(parse('Plans:\n| Plan | Price |\n|---|:-:|\n| Pro | **€49** |\n| A\\|B | |')).toBe(expected)
    expect(parse('Plan | Price\n--- | ---\nPro | 49')).toBe('table(tr(th(Plan)th(Price))tr(td(Pro)td(49)))')
  })

  test('nesting is limited', () => {
    expect(parse('- '.repeat(50) + 'deep').match(/ul\(/g)?.length).toBeLessThan(10)
    expect(parse('>'.repeat(50) + 'deep').match(/blockquote\(/g)?.length).toBeLessThan(10)
  })
})

test.each([
  '[',
  '[a',
  '](',
  '*',
  '**a',
  '_a ',
  '`',
  ' ',
  '\n',
  '- ',
  '> ',
  '|',
  '|-',
  '<br',
  'a@',
  'http://',
  '\\',
  '1. ',
  '\n  - ',
])('text made of %j is parsed in linear time', (piece) => {
  const timeFor = (length: number) => {
    const source = piece.repeat(length / piece.length)
    return measureProcessorMs(() => parseMarkdown(source))
  }
  timeFor(5000)
  expect(timeFor(20_000)).toBeLessThan(400)
})
