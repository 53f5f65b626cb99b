import { zlibPacked, zlibRepeated } from './deflated-repeats.ts'
import type { Bomb } from './zip-bombs.ts'

const GIGABYTE = 1_000_000_000
const SHOW = '(a) Tj '
const SHOWN_BYTES = 40_000_000

/** Writes a PDF of these objects, numbered from 1; the first is its catalogue. `prev` links an earlier table. */
function pdfOf(objects: readonly (string | Buffer)[], prev?: (start: number) => number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  let length = parts[0]?.length ?? 0
  const offsets = objects.map((object, at) => {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    const offset = length
    parts.push(part)
    length += part.length
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const earlier = prev ? ` /Prev ${prev(length)}` : ''
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${earlier} >>\nstartxref\n${length}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(table)])
}

const streamOf = (entries: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< /Length ${body.length} ${entries} >>\nstream\n`), body, Buffer.from('\nendstream')])

const FLATE = '/Filter /FlateDecode'
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const pageOf = (contents: string, more = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${contents} /Resources << /Font << /F1 3 0 R >> >> ${more} >>`
const text = (words: string): string => `BT /F1 12 Tf 50 700 Td (${words}) Tj ET`

/** Returns a PDF whose pages all show this stream. */
function pdfShowing(contents: Buffer, pages = 1): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`).join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    FONT,
    contents,
    ...Array.from({ length: pages }, () => pageOf('4 0 R')),
  ])
}

function objectStream(): Buffer {
  const packed = zlibRepeated({ before: '5 0 ', text: ' '.repeat(1_000), bytes: GIGABYTE, after: FONT })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    streamOf(FLATE, packed),
    streamOf(`/Type /ObjStm /N 1 /First 4 ${FLATE}`, packed),
  ])
}

/** Returns PDF files that unpack to far more than they hold, refer to themselves, or name private addresses. */
export function pdfBombs(privateOrigin: string): Bomb[] {
  const spaces = zlibRepeated({ text: ' '.repeat(1_000), bytes: GIGABYTE })
  const texts = zlibRepeated({ before: 'BT /F1 12 Tf ', text: SHOW, bytes: SHOWN_BYTES, after: 'ET' })
  const chain = zlibPacked(zlibPacked(spaces))
  const words = streamOf('', Buffer.from(text('The weekly box costs 24.50 EUR.')))
  const action = `/AA << /O << /S /URI /URI (${privateOrigin}/action) >> >>`
  const file = `<< /Type /Filespec /F (${privateOrigin}/file) /FS /URL /EF << /F 8 0 R >> >>`
  return [
    { name: 'stream.pdf', body: pdfShowing(streamOf(FLATE, spaces)) },
    { name: 'chain.pdf', body: pdfShowing(streamOf('/Filter [/FlateDecode /FlateDecode /FlateDecode]', chain)) },
    { name: 'texts.pdf', body: pdfShowing(streamOf(FLATE, texts)) },
    { name: 'pages.pdf', body: pdfShowing(streamOf(FLATE, texts), 60) },
    { name: 'object-stream.pdf', body: objectStream() },
    {
      name: 'page-loop.pdf',
      body: pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>',
      ]),
    },
    {
      name: 'table-loop.pdf',
      body: pdfOf(
        [
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
          FONT,
          pageOf('5 0 R'),
          words,
        ],
        (start) => start,
      ),
    },
    {
      name: 'page-count.pdf',
      body: pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [4 0 R] /Count 2147483647 >>',
        FONT,
        pageOf('5 0 R'),
        words,
      ]),
    },
    {
      name: 'actions.pdf',
      body: pdfOf([
        `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.launchURL\\('${privateOrigin}/script'\\)) >> /Names << /EmbeddedFiles << /Names [(a) 7 0 R] >> >> >>`,
        '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
        FONT,
        pageOf('5 0 R', action),
        words,
        'null',
        file,
        streamOf(FLATE, spaces),
      ]),
    },
  ]
}
