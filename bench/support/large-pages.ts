const BYTES = 3_000_000
const SENTENCE =
  'The tea garden brings the honey, the lemon and the ginger of the house, and offers a parcel of jasmine for the evening.'
const NESTED = 150

/** HTML pages of 3 MB by their content, because the costly content differs from page to page. */
export const LARGE_PAGES: Record<string, () => string> = {
  text: () => page((at) => `<p>${at}. ${SENTENCE} ${SENTENCE}</p>`),
  'a table': () => page((at) => `<tr><td>Blend ${at}</td><td>${at % 90}.50 €</td><td>${at} g</td></tr>`, 'table'),
  links: () => page((at) => `<li><a href="/page-${at}">Page ${at} of the house</a></li>`, 'ul'),
  cards: () =>
    page(
      (at) =>
        `<div class="card"><h3>Tea ${at}</h3><p>${SENTENCE}</p><p>${at}.50 €</p><a href="/tea-${at}">More</a></div>`,
    ),
  'small boxes': () => page((at) => `<div><span>Phone</span><span>01285 ${at}</span></div>`),
  'deep nesting': () => page((at) => `${'<div>'.repeat(NESTED)}${at}. ${SENTENCE}${'</div>'.repeat(NESTED)}`),
  'empty boxes in deep nesting': () => '<div><i></i>'.repeat(NESTED) + page(() => '<b></b><div></div>') + SENTENCE,
  'text encoded twice': () => page(() => 'CafÃ© â€“ fÃ¼r'),
}

function page(part: (at: number) => string, box = 'main'): string {
  const parts = []
  for (let at = 0, bytes = 0; bytes < BYTES; at++) {
    const next = part(at)
    parts.push(next)
    bytes += Buffer.byteLength(next)
  }
  return `<!doctype html><html lang="en"><head><title>A large page</title></head><body><${box}>${parts.join('')}</${box}></body></html>`
}
