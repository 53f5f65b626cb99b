import { decodePercent } from '#src/base/decode-percent.ts'
import { foldText } from '../html/fold-text.ts'
import type { Block } from '../blocks/page-types.ts'

/** Returns the title of a document: its first heading, else its file name. */
export function documentTitle(blocks: Block[], url: string): string {
  const heading = blocks.find((block) => block.kind === 'heading')
  return heading?.text ?? fileTitle(url)
}

/** Returns the name of a file as words. */
function fileTitle(url: string): string {
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return foldText(
    decodePercent(name)
      .replace(/%[\da-f]{2}/giu, ' ')
      .replace(/\.(?=\w*[a-z])\w{2,8}$/iu, '')
      .replace(/[-_+]+/gu, ' '),
  )
}
