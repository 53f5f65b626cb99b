import { decodePercent } from '#src/base/decode-percent.ts'
import { foldText } from '../html/fold-text.ts'
import type { Block } from '../blocks/page-types.ts'

/** What a document is called: its first heading, else its file. */
export function documentTitle(blocks: Block[], url: string): string {
  const heading = blocks.find((block) => block.kind === 'heading')
  return heading?.text ?? fileTitle(url)
}

/** The name of a file as people would say it. */
function fileTitle(url: string): string {
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return foldText(
    decodePercent(name)
      .replace(/%[\da-f]{2}/giu, ' ')
      .replace(/\.(?=\w*[a-z])\w{2,8}$/iu, '')
      .replace(/[-_+]+/gu, ' '),
  )
}
