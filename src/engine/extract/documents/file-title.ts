import { foldText } from '../html/fold-text.ts'

/** The name of a file as people would say it. */
export function fileTitle(url: string): string {
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
