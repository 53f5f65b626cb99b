import { strToU8, zipSync } from 'fflate'

/** Returns a Word file of plain paragraphs. */
export function wordFile(paragraphs: string[]): Uint8Array {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  return zipSync({ 'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`) })
}

export interface Printed {
  text: string
  x: number
  y: number
  size: number
  /** The first page if absent. */
  page?: number
}

/** Returns a PDF of one page with these lines. */
export function pdfFile(lines: string[]): Uint8Array {
  return printedPdf(lines.map((text, index) => ({ text, x: 50, y: 750 - index * 30, size: 12 })))
}

/** Returns an uncompressed PDF with each text at its position. */
export function printedPdf(texts: Printed[]): Uint8Array {
  const pages = [...Map.groupBy(texts, ({ page = 1 }) => page).values()]
  const printed = pages.flatMap((page, index) => {
    const content = page.map(({ text, x, y, size }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]
  })
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...printed,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const start = text.length
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return strToU8(text, true)
}
