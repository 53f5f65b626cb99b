import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { composeReply } from './compose-reply.ts'
import { LIMITS, type OutboundContent, cut, toGraphMessage } from './outbound-message.ts'
import { splitText, toWhatsAppText } from './whatsapp-text.ts'

const card = (title: string, price?: string) => ({ title, ...(price ? { price } : {}) })

const SHAPES = '../shared/testdata/whatsapp/outbound.json'
const CHOICES = [{ id: 'a', title: 'A' }]

describe.skipIf(!existsSync(SHAPES))('has the shape of the Cloud API', () => {
  const shapes: { kind: string; body: object }[] = existsSync(SHAPES) ? JSON.parse(readFileSync(SHAPES, 'utf8')) : []
  test.each<[string, OutboundContent]>([
    ['text', { kind: 'text', text: 'Hello' }],
    ['image', { kind: 'image', url: 'https://example.com/a.png', text: 'c', fallback: 'c' }],
    ['interactive', { kind: 'buttons', text: 'Pick', choices: CHOICES, fallback: 'A' }],
  ])('%s', (kind, content) => {
    expect(toGraphMessage('15551234567', content)).toEqual(shapes.find((shape) => shape.kind === kind)?.body)
  })

  test('template, with its variables', () => {
    const content = { kind: 'template', name: 'hello_world', language: 'en_US', text: 'x' } as const
    expect(toGraphMessage('15551234567', content)).toMatchObject(
      shapes.find(({ kind }) => kind === 'template')?.body ?? {},
    )
  })
})

describe('a reply', () => {
  test('is one text, with the site’s own links', () => {
    const sources = [
      { title: 'Prices', url: 'https://shop.example/prices' },
      { title: 'Prices', url: 'https://shop.example/prices' },
    ]
    const actions = [{ type: 'link', label: 'Book', url: 'https://shop.example/book' }]
    expect(composeReply({ text: 'From **24 EUR**.', sources, actions }, 'Options')).toEqual([
      { kind: 'text', text: 'From *24 EUR*.\n\nBook: https://shop.example/book\n\nhttps://shop.example/prices' },
    ])
  })

  test('about one thing is its picture with the text below it, or before it if the text is too long for that', () => {
    const url = 'https://foyer.example/box.jpg'
    const cards = [{ ...card('Box', '24 EUR'), url: 'https://shop.example/box', image_url: url }]
    const text = 'The box costs 24 EUR.\n\nhttps://shop.example/box'
    expect(composeReply({ text: 'The box costs **24 EUR**.', cards }, 'Options')).toEqual([
      { kind: 'image', url, text: text.replace('24 EUR', '*24 EUR*'), fallback: text.replace('24 EUR', '*24 EUR*') },
    ])
    expect(composeReply({ text: 'We have:', cards }, 'Options')).toMatchObject([
      { kind: 'image', text: 'We have:\n\nBox · 24 EUR\n\nhttps://shop.example/box' },
    ])
    const [words, picture] = composeReply({ text: 'word '.repeat(300), cards }, 'Options')
    expect(words).toMatchObject({ kind: 'text', text: expect.stringContaining('https://shop.example/box') })
    expect(picture && toGraphMessage('1', picture)).toMatchObject({
      type: 'image',
      image: { link: url, caption: 'Box · 24 EUR' },
    })
  })

  test("with a few short offers has buttons, with long names a list, each cut to WhatsApp's limits", () => {
    const few = composeReply({ text: 'We have:', cards: [card('Box', '24 EUR'), card('Fruit')] }, 'Options')
    expect(few).toMatchObject([{ kind: 'buttons', text: 'We have:', fallback: 'We have:\n\n- Box · 24 EUR\n- Fruit' }])
    const name = 'Weekly vegetable box for a whole family'
    const [list] = composeReply({ text: 'We have:', cards: [card(name, '24 EUR'), card('Fruit')] }, 'Options')
    expect(list && toGraphMessage('1', list)).toMatchObject({
      type: 'interactive',
      interactive: {
        type: 'list',
        action: {
          button: 'Options',
          sections: [{ rows: [{ id: `ask:${name}`, title: 'Weekly vegetable box fo…', description: '24 EUR' }, {}] }],
        },
      },
    })
  })

  test('that is long comes in pieces, with the offers below the last one or on their own', () => {
    const pieces = composeReply(
      { text: 'One sentence more. '.repeat(400), cards: [card('Box'), card('Fruit')] },
      'Options',
    )
    expect(pieces.map(({ kind }) => kind)).toEqual(['text', 'text', 'buttons'])
    for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(LIMITS.text)
    expect(pieces[0]?.text.endsWith('more.')).toBe(true)
  })

  test('is cut between characters, never in one', () => {
    const cards = Array.from({ length: 10 }, (_, at) => card(`${'x'.repeat(at)}${'🥕'.repeat(200)}`))
    // JSON writes half of a character as an escape.
    expect(JSON.stringify(composeReply({ text: 'We have:', cards }, 'Options'))).not.toContain('\\ud')
  })

  test('that does not know has its suggestions as a list, with long names in full below', () => {
    const suggestions = [
      { title: 'Prices', text: 'What does it cost?' },
      { title: 'Weekly vegetable box for a family', text: 'Tell me about the weekly box.' },
      { title: 'Too long to come back', text: 'x'.repeat(200) },
    ]
    const [list] = composeReply({ text: 'I don’t know that.', suggestions }, 'Options')
    expect(list).toMatchObject({
      text: 'I don’t know that.',
      fallback: expect.stringMatching(/^I don’t know that\.\n\n- Prices\n- Weekly/),
    })
    expect(list && toGraphMessage('1', list)).toMatchObject({
      interactive: {
        type: 'list',
        action: {
          button: 'Options',
          sections: [
            {
              rows: [
                { id: 'ask:What does it cost?', title: 'Prices' },
                { title: 'Weekly vegetable box fo…', description: 'Weekly vegetable box for a family' },
              ],
            },
          ],
        },
      },
    })
  })

  test('about one offer does not suggest asking about it again', () => {
    expect(composeReply({ text: 'The box costs 24 EUR.', cards: [card('Box')] }, 'Options')).toEqual([
      { kind: 'text', text: 'The box costs 24 EUR.' },
    ])
  })
})

test.each([
  ['**bold** and __bold__ and _italic_', '*bold* and *bold* and _italic_'],
  ['## Opening **hours**', '*Opening hours*'],
  ['* one\n+ two\n- three', '- one\n- two\n- three'],
  ['See [our prices](https://shop.example/p).', 'See our prices: https://shop.example/p.'],
  ['[https://shop.example](https://shop.example)', 'https://shop.example'],
  ['[a@b.example](mailto:a@b.example) ~~old~~', 'a@b.example ~old~'],
  ['2 * 3 * 4 = 24, a\\_b', '2 * 3 * 4 = 24, a_b'],
  ['a\n\n\n\nb', 'a\n\nb'],
  [
    'So:\n|  | Basic | Pro |\n| --- | --- | --- |\n| Price | €9 | **€24** |\n| Users | – | 5 |\n|  | Small | A\\|B |',
    'So:\n*Basic*\nPrice: €9\nSmall\n\n*Pro*\nPrice: *€24*\nUsers: 5\nA|B',
  ],
  [
    '| Plan | Price |\n| --- | --- |\n| Basic | €9 |\n| Pro | €24 |\n\nWhich?',
    '*Basic*\nPrice: €9\n\n*Pro*\nPrice: €24\n\nWhich?',
  ],
])('%j becomes %j', (markdown, text) => expect(toWhatsAppText(markdown)).toBe(text))

test('a text is split at paragraphs, sentences and words, and never inside a character', () => {
  expect(splitText('One two. Three four. Five.', 14)).toEqual(['One two.', 'Three four.', 'Five.'])
  expect(splitText('aaa bbb ccc', 7)).toEqual(['aaa bbb', 'ccc'])
  const family = '👨‍👩‍👧‍👦'
  for (const piece of splitText(family.repeat(9), 40)) expect(piece.length % family.length).toBe(0)
  expect(cut(family.repeat(3), 15)).toBe(`${family}…`)
})
