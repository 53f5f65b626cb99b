/** Returns the host in the form that distinguishes sites: lower-case punycode, without trailing dot and `www.`. */
export function bareHost(url: URL): string {
  const host = url.hostname.replace(/\.$/, '')
  const rest = host.replace(/^www\./, '')
  return rest.includes('.') ? rest : host
}

/** Returns the host, with the port if it is not the scheme's default. */
export function bareHostAndPort(url: URL): string {
  return url.port === '' ? bareHost(url) : `${bareHost(url)}:${url.port}`
}

/**
 * Returns a URL's path or query with one spelling of every octet (RFC 3986, 6.2.2): no unnecessary encoding,
 * upper-case hex.
 */
export function normaliseEncoding(text: string): string {
  return text
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/%[0-9a-f]{2}/gi, (octet) => {
      const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : octet.toUpperCase()
    })
    .replace(/[^\w.~!$&'()*+,;=:@/?%-]/gu, (character) => encodeURIComponent(character.toWellFormed()))
}

const INDEX_FILE = /\/(index|default|home)\.(html?|xhtml|php\d?|aspx?|jsp|cfm)$/i

/** Returns a path without the name of an index file, which servers deliver for its directory. */
export function withoutIndexFile(path: string): string {
  return path.replace(INDEX_FILE, '/')
}
