import { foldText } from '../html/fold-text.ts'
import type { Block } from '../page-types.ts'

/** What a document is called: its first heading, else its file. */
export function documentTitle(blocks: Block[], url: string): string {
  const heading = blocks.find((block) => block.kind === 'heading')
  return heading?.text ?? fileTitle(url)
}

/** The name of a file as people would say it. */
function fileTitle(url: string): string {
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return foldText(
    decode(name)
      .replace(/\.(?=\w*[a-z])\w{2,8}$/iu, '')
      .replace(/[-_+]+/gu, ' '),
  )
}

/** What is not encoded in UTF-8 is left out. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name.replace(/%[\da-f]{2}/giu, ' ')
  }
}
