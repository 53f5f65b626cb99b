import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { FetchedResponse } from '../../fetch/fetch-types.ts'
import { blockLine } from '../blocks/block-text.ts'
import { printedPdf } from '../../../../test/support/documents.ts'
import { createPageReader } from '../page-reader.ts'
import { documentKind, readDocument } from './read-document.ts'

function docx(body: string): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
    'word/media/big.bin': new Uint8Array(100),
  })
}

const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`

async function lines(url: string, body: Uint8Array): Promise<string[]> {
  const source = { url, contentType: '', headers: {}, body }
  const kind = documentKind(source)
  if (kind === undefined) throw new Error('not a document')
  const page = await readDocument(source, kind)
  return page.blocks.map((block) => `${block.kind}: ${blockLine(block)}`)
}

describe('documents', () => {
  test('a PDF with a heading, a paragraph over two lines and prices in columns', async () => {
    const body = printedPdf([
      { text: 'Wedding menu', x: 50, y: 750, size: 24 },
      { text: 'We cook for up to ninety guests in the old barn, and everything comes from', x: 50, y: 710, size: 11 },
      { text: 'farms within ten miles of the house, as it always has.', x: 50, y: 696, size: 11 },
      { text: 'Three courses', x: 50, y: 660, size: 11 },
      { text: '48 GBP', x: 400, y: 660, size: 11 },
      { text: 'Evening buffet ............ 19 GBP', x: 50, y: 640, size: 11 },
    ])
    expect(await lines('https://a.test/menu.pdf', body)).toEqual([
      'heading: Wedding menu',
      'paragraph: We cook for up to ninety guests in the old barn, and everything comes from farms within ten miles of the house, as it always has.',
      'pair: Three courses: 48 GBP',
      'pair: Evening buffet: 19 GBP',
    ])
  })

  const at = (x: number, y: number, text: string, page = 1) => ({ text, x, y, size: 11, page })

  test('a PDF table with narrow gaps, heads in the middle of their columns and cells of several lines', async () => {
    const body = printedPdf([
      at(77, 517, 'Service'),
      at(146, 517, 'Short hair'),
      at(216, 517, 'Long hair'),
      at(58, 487, 'Balayage'),
      at(144.5, 487, '95 GBP'),
      at(213, 487, '140 GBP'),
      at(58, 457, 'Root touch-up'),
      at(144.5, 457, '55 GBP'),
      at(213, 457, '70 GBP'),
      at(58, 430, 'Highlights'),
      at(58, 417, 'all over'),
      at(144.5, 423.5, '80 GBP'),
      at(213, 423.5, '120'),
      at(213, 410.5, 'GBP'),
      at(58, 390, 'Gloss, also'),
      at(58, 377, 'with a cut'),
      at(144.5, 377, '30 GBP'),
      at(213, 377, '35 GBP'),
    ])
    const { blocks } = await readDocument({ url: 'https://a.test/a.pdf', contentType: '', headers: {}, body }, 'pdf')
    const headers = ['Service', 'Short hair', 'Long hair']
    expect(blocks).toMatchObject([
      { kind: 'row', headers, cells: ['Balayage', '95 GBP', '140 GBP'] },
      { kind: 'row', headers, cells: ['Root touch-up', '55 GBP', '70 GBP'] },
      { kind: 'row', headers, cells: ['Highlights all over', '80 GBP', '120 GBP'] },
      { kind: 'row', headers, cells: ['Gloss, also with a cut', '30 GBP', '35 GBP'] },
    ])
  })

  test('a PDF with justified lines, bullets, page headers and footers, and page numbers', async () => {
    const frame = (page: number) => [
      at(50, 780, 'Mill House, phone 020 7946 0000', page),
      at(280, 20, `Page ${page} of 2`, page),
    ]
    const body = printedPdf([
      ...frame(1),
      at(50, 700, 'Guests'),
      at(105, 700, 'may'),
      at(146, 700, 'bring'),
      at(190.5, 700, 'their'),
      at(50, 686, 'dogs, and the garden of the'),
      at(50, 650, '-'),
      at(80, 650, 'No smoking'),
      ...frame(2),
      at(50, 700, 'Breakfast is served until ten.', 2),
    ])
    expect(await lines('https://a.test/rules.pdf', body)).toEqual([
      'paragraph: Mill House, phone 020 7946 0000',
      'paragraph: Guests may bring their dogs, and the garden of the',
      'list-item: - No smoking',
      'paragraph: Breakfast is served until ten.',
    ])
  })

  test('a PDF with spaced letters, and one whose font does not map its letters', async () => {
    const body = printedPdf([
      at(50, 700, 'S E R V I C E S'),
      at(50, 650, 'Pedicure'),
      at(50, 600, '!<Q]nkQ]]Q^O{lP<hQ^O|EonQEI'),
    ])
    expect(await lines('https://a.test/spa.pdf', body)).toEqual(['paragraph: SERVICES', 'paragraph: Pedicure'])
  })

  test('a PDF of two columns, with a sentence across both', async () => {
    const column = (x: number, y: number, texts: string[]) => texts.map((text, index) => at(x, y - 14 * index, text))
    const body = printedPdf([
      at(50, 740, 'All that you have to know before you come to stay with us in the old mill by the river'),
      ...column(50, 700, [
        'The mill has four rooms on the first',
        'and five on the second, a garden,',
        'a hall with a fireplace on the ground',
        'floor, and a kitchen that you share',
        'with other guests. Towels are on the',
      ]),
      ...column(320, 700, [
        'bed when you come, and we wash',
        'them once a week. Please bring your',
        'own soap, as the water goes back',
        'into the river.',
      ]),
    ])
    expect(await lines('https://a.test/stay.pdf', body)).toEqual([
      expect.stringMatching(/^paragraph: All that .* by the river$/),
      expect.stringMatching(/^paragraph: The mill .* Towels are on the bed when .* into the river\.$/),
    ])
  })

  test.each([
    ['a heading that is mostly spaces', `# a${' '.repeat(300_000)}b`],
    ['openings of links', '['.repeat(300_000)],
    ['openings of pictures', '!['.repeat(300_000)],
    ['a link without end', `[a](${'b'.repeat(300_000)}`],
    ['openings of comments', `<!--${'<!-- a\n'.repeat(100_000)}`],
  ])('Markdown of %s is read', async (_, text) => {
    const source = {
      url: 'https://a.test/readme.md',
      contentType: 'text/markdown',
      headers: {},
      body: strToU8(`# Readme\n\n${text}`),
    }
    expect((await readDocument(source, 'markdown')).title).toBe('Readme')
  })

  test('Markdown contains no invisible characters, written out or not', async () => {
    const body = strToU8('# Boxes\n\nThe sm\u200ball box&#00; costs&#8203; 12&#55296; EUR.\n')
    const source = { url: 'https://a.test/a.md', contentType: 'text/markdown', headers: {}, body }
    expect((await readDocument(source, 'markdown')).blocks).toMatchObject([
      { text: 'Boxes' },
      { text: 'The small box costs 12\ufffd EUR.' },
    ])
  })

  test.each([
    ['Preisliste%20f%C3%BCr-2025.md', 'Preisliste für 2025'],
    ['%E4%BB%B7%E6%A0%BC%E8%A1%A8.txt', '价格表'],
    ['100%_Wool.md', '100% Wool'],
    ['%FFodd.md', 'odd'],
  ])('a document without a heading has the name of its file: %s', async (file, title) => {
    const source = {
      url: `https://a.test/${file}`,
      contentType: 'text/markdown',
      headers: {},
      body: strToU8('Only text.'),
    }
    expect((await readDocument(source, 'markdown')).title).toBe(title)
  })

  test('an item loses its number, a date keeps its day', async () => {
    const body = strToU8('# Visits\n\n1. Sign up\n\n24. Dezember: geschlossen\n')
    const source = { url: 'https://a.test/a.md', contentType: 'text/markdown', headers: {}, body }
    expect((await readDocument(source, 'markdown')).blocks).toMatchObject([
      { text: 'Visits' },
      { text: 'Sign up' },
      { text: '24. Dezember: geschlossen' },
    ])
  })

  test('a heading keeps its punctuation marks', async () => {
    const source = {
      url: 'https://a.test/a.md',
      contentType: 'text/markdown',
      headers: {},
      body: strToU8('## Working in C#\n\n## Closed ##\n'),
    }
    expect((await readDocument(source, 'markdown')).blocks).toMatchObject([
      { text: 'Working in C#' },
      { text: 'Closed' },
    ])
  })

  test('a DOCX with headings, lists and tables, without hidden text', async () => {
    const body = docx(
      paragraph('Terms of hire', '<w:pStyle w:val="Heading1"/>') +
        paragraph('Deposit of £50 on booking', '<w:numPr/>') +
        '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Ignore this</w:t></w:r><w:r><w:t>Plain words.</w:t></w:r></w:p>' +
        `<w:tbl><w:tr>${cell('Half day')}${cell('£120')}</w:tr><w:tr>${cell('Full day')}${cell('£200')}</w:tr></w:tbl>`,
    )
    expect(await lines('https://a.test/terms.docx', body)).toEqual([
      'heading: Terms of hire',
      'list-item: - Deposit of £50 on booking',
      'paragraph: Plain words.',
      'pair: Half day: £120',
      'pair: Full day: £200',
    ])
  })

  test('a DOCX without styles: titles in bold or large letters, broken lines, and page headers and footers', async () => {
    const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
    const large = `<w:p>${run('Preisliste 2026', '<w:b/><w:sz w:val="40"/>')}</w:p>`
    const bold = `<w:p>${run('Öffnungs', '<w:b/>')}${run('zeiten', '<w:b/>')}</w:p>`
    const times = `<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr>${run('Di–Fr 9–18 Uhr')}<w:r><w:br/></w:r>${run('Sa 8–14 Uhr')}</w:p>`
    const price = `<w:p>${run('Ansatz')}<w:r><w:tab/></w:r>${run('55 €', '<w:b/>')}</w:p><w:p>${run('Ab 95 €', '<w:b/>')}</w:p>`
    const edge = strToU8(`<w:hdr xmlns:w="w">${paragraph('Salon Linden, Tel. 030 1234567')}</w:hdr>`)
    const body = zipSync({
      ...unzipSync(docx(large + bold + times + price)),
      'word/header1.xml': edge,
      'word/header2.xml': edge,
    })
    const source = { url: 'https://a.test/liste.docx', contentType: '', headers: {}, body }
    const { title, blocks } = await readDocument(source, 'docx')
    expect(title).toBe('Preisliste 2026')
    expect(blocks).toMatchObject([
      { kind: 'paragraph', text: 'Salon Linden, Tel. 030 1234567' },
      { kind: 'heading', level: 2, text: 'Preisliste 2026' },
      { kind: 'heading', level: 6, text: 'Öffnungszeiten' },
      { kind: 'paragraph', text: 'Di–Fr 9–18 Uhr\nSa 8–14 Uhr' },
      { kind: 'paragraph', text: 'Ansatz 55 €' },
      { kind: 'paragraph', text: 'Ab 95 €' },
    ])
  })

  test('plain text is read line by line', async () => {
    const text =
      'PRICE LIST 2026\n\nHaircut £20\nHot towel shave £25\nOpening hours\nMon-Fri 9am-6pm\nSat 9am-4pm\nDo you take cards?\nYes, and cash.\n' +
      'We are right behind the market hall. There is\nfree parking in the yard.\n- Gift cards\nClub\n$19\na month\n'
    const source = { url: 'https://a.test/prices.txt', contentType: 'text/plain', headers: {}, body: strToU8(text) }
    expect((await readDocument(source, 'markdown')).blocks).toMatchObject([
      { kind: 'heading', level: 2, text: 'PRICE LIST 2026' },
      { kind: 'paragraph', text: 'Haircut £20' },
      { kind: 'paragraph', text: 'Hot towel shave £25' },
      { kind: 'heading', level: 2, text: 'Opening hours' },
      { kind: 'paragraph', text: 'Mon-Fri 9am-6pm' },
      { kind: 'paragraph', text: 'Sat 9am-4pm' },
      { kind: 'question', question: 'Do you take cards?', answer: 'Yes, and cash.' },
      { kind: 'paragraph', text: 'We are right behind the market hall. There is free parking in the yard.' },
      { kind: 'list-item', text: 'Gift cards' },
      { kind: 'heading', level: 3, text: 'Club' },
      { kind: 'paragraph', text: '$19 a month' },
    ])
  })

  test.each([
    ['marks of code that never end', '`'],
    ['links in links', '[a]('],
    ['lines that all go on', `${'word'.repeat(12)}\n`],
  ])('a million characters are read in time: %s', async (_, unit) => {
    const body = strToU8(unit.repeat(1_000_000 / unit.length))
    const page = await readDocument(
      { url: 'https://a.test/a.txt', contentType: 'text/plain', headers: {}, body },
      'markdown',
    )
    expect(page.cut).toBe(false)
  })

  test('Markdown with hard line breaks, rows without outer bars, and folded answers', async () => {
    const text =
      '# Mill\n\nEmail: hello@mill.example, or by letter to our office in the yard\nPhone: +44 20 7946 0000\nMon-Fri 9am-6pm\nSat 10am-4pm\n\n' +
      'We let rooms in the old mill, which stands beside\nthe river and holds twelve.\n\nPlan | Price\n--- | ---\nMini | $5\nMaxi | $50\n\n' +
      '<details><summary><b>May I bring\na dog?</b></summary>\n\nYes, one.\n</details>\n'
    const source = { url: 'https://a.test/a.md', contentType: 'text/markdown', headers: {}, body: strToU8(text) }
    expect((await readDocument(source, 'markdown')).blocks).toMatchObject([
      { kind: 'heading', text: 'Mill' },
      {
        text: 'Email: hello@mill.example, or by letter to our office in the yard\nPhone: +44 20 7946 0000\nMon-Fri 9am-6pm\nSat 10am-4pm',
      },
      { text: 'We let rooms in the old mill, which stands beside the river and holds twelve.' },
      { kind: 'row', cells: ['Mini', '$5'], headers: ['Plan', 'Price'] },
      { kind: 'row', cells: ['Maxi', '$50'] },
      { kind: 'heading', level: 6, text: 'May I bring a dog?' },
      { text: 'Yes, one.' },
    ])
  })

  test('a link whose address contains brackets leaves its words', async () => {
    const body = strToU8('# A\n\nWe are [in the old mill](https://a.test/mill_(old)) since May.')
    const source = { url: 'https://a.test/a.md', contentType: 'text/markdown', headers: {}, body }
    expect((await readDocument(source, 'markdown')).blocks.at(-1)).toMatchObject({
      text: 'We are in the old mill since May.',
    })
  })

  test('a DOCX with a text box and moved words has each once', async () => {
    const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`
    const drawn = (content: string) =>
      `<w:r><mc:AlternateContent><mc:Choice>${box(content)}</mc:Choice><mc:Fallback>${box(content)}</mc:Fallback></mc:AlternateContent></w:r>`
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
    const prices = `<w:tbl><w:tr>${cell('Half day')}${cell('£120')}</w:tr><w:tr>${cell('Full day')}${cell('£200')}</w:tr></w:tbl>`
    const body = docx(
      `<w:p>${run('The barn is let ')}${drawn(paragraph('Ask for our winter rates.'))}${run('by the day.')}</w:p>` +
        `<w:p>${run('It seats ninety.')}${drawn(prices)}</w:p>` +
        `<w:p><w:moveFrom>${run('Bring your own music.')}</w:moveFrom></w:p><w:p><w:moveTo>${run('Bring your own music.')}</w:moveTo></w:p>`,
    )
    expect(await lines('https://a.test/barn.docx', body)).toEqual([
      'paragraph: Ask for our winter rates.',
      'paragraph: The barn is let by the day.',
      'pair: Half day: £120',
      'pair: Full day: £200',
      'paragraph: It seats ninety.',
      'paragraph: Bring your own music.',
    ])
  })

  test('other files are not read, and broken ones are refused', async () => {
    expect(documentKind({ url: 'https://a.test/x.docx', contentType: '', body: strToU8('no zip') })).toBeUndefined()
    expect(
      documentKind({ url: 'https://a.test/x.zip', contentType: 'application/zip', body: docx('') }),
    ).toBeUndefined()
    await expect(lines('https://a.test/x.docx', strToU8('PK\u0003\u0004 broken', true))).rejects.toBeInstanceOf(Error)
    await expect(lines('https://a.test/x.pdf', strToU8('%PDF-1.4 broken'))).rejects.toBeInstanceOf(Error)
    await expect(
      lines('https://a.test/x.docx', zipSync({ 'word/document.xml': new Uint8Array(21_000_000) })),
    ).rejects.toThrow('unpacks to more than 20 MB')
  })

  test('the page reader reads them off the main thread, and continues after a broken one', async () => {
    const reader = createPageReader({ threads: 1, processorMs: 20_000 })
    const response = (body: Uint8Array): FetchedResponse => ({
      url: 'https://a.test/menu.pdf',
      status: 200,
      headers: {},
      body,
      cut: false,
    })
    await expect(reader.read(response(strToU8('%PDF-1.4 broken')))).rejects.toThrow('could not be read')
    const page = await reader.read(response(printedPdf([{ text: 'Menu', x: 50, y: 700, size: 11 }])))
    expect(page.blocks).toMatchObject([{ text: 'Menu' }])
    await reader.close()
  })
})
