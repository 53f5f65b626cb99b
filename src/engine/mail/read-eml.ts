export interface EmlContent {
  to: string
  subject: string
  date: string
  text: string
  html: string
}

/**
 * Reads a message in the form that this program writes: one text and one HTML part, in quoted-printable or unencoded.
 */
export function readEml(raw: string): EmlContent {
  const { headers, body } = splitHead(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => splitHead(part.trimStart()))
  const contentOf = (type: string): string => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type))
    return part ? decode(part.body, part.headers.get('content-transfer-encoding')) : ''
  }
  return {
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    date: headers.get('date') ?? '',
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
  }
}

function splitHead(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\n\n')
  const lines = raw
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: raw.slice(end + 2) }
}

function decode(body: string, encoding = ''): string {
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
