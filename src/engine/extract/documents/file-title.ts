/** The name of a file as people would say it. */
export function fileTitle(url: string): string {
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return name
    .replace(/\.\w{3,4}$/u, '')
    .replace(/%[\da-f]{2}|[-_+]+/giu, ' ')
    .trim()
}
