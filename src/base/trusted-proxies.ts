import { isIP } from 'node:net'
import { splitList } from './split-list.ts'

/** Named networks: 127.0.0.0/8 and ::1, 169.254.0.0/16 and fe80::/10, the private ranges and fc00::/7. */
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Parses a number of hops, or addresses and networks. Returns undefined if it is neither. */
const SHORTEST_OWN = { 4: 8, 6: 16 }
/** IPv6 networks that can hold IPv4-mapped addresses (RFC 4291). */
const MAPPED = { network: /^[:0]/, shortest: 96 + SHORTEST_OWN[4] }
/** Private networks (RFC 4193, RFC 4291), some with a shorter prefix. */
const PRIVATE_IPV6 = /^f[cde]/i

/** Parses the addresses and networks of proxies, or their number. Returns undefined when the setting is neither. */
export function readTrustedProxies(setting: string): number | string[] | undefined {
  if (/^\d{1,3}$/.test(setting)) return Number(setting)
  const parts = splitList(setting)
  return parts.every(isNetwork) ? parts : undefined
}

/** Reports whether a network from `readTrustedProxies` is so wide that strangers connect from it too. */
export function isPublicNetwork(part: string): boolean {
  const { family, prefix = Infinity } = parseNetwork(part)
  if (family === 0 || PRIVATE_IPV6.test(part)) return false
  return prefix < (family === 6 && MAPPED.network.test(part) ? MAPPED.shortest : SHORTEST_OWN[family])
}

function isNetwork(part: string): boolean {
  if (NAMES.has(part)) return true
  const { family, prefix } = parseNetwork(part)
  if (family === 0) return false
  return !part.includes('/') || (prefix !== undefined && prefix > 0 && prefix <= (family === 4 ? 32 : 128))
}

/** Parses an address and its prefix length; family 0 when it is not an address. */
function parseNetwork(part: string): { family: 0 | 4 | 6; prefix?: number | undefined } {
  const [address = '', mask, ...rest] = part.split('/')
  const family = rest.length > 0 ? 0 : isIP(address)
  if (family !== 4 && family !== 6) return { family: 0 }
  if (mask === undefined || /^\d{1,3}$/.test(mask))
    return { family, prefix: mask === undefined ? undefined : Number(mask) }
  return { family, prefix: family === 4 && isIP(mask) === 4 ? prefixOf(mask) : undefined }
}

/** Returns the prefix length of a mask such as 255.255.0.0, undefined when it is not contiguous. */
function prefixOf(mask: string): number | undefined {
  const bits = mask
    .split('.')
    .map((byte) => Number(byte).toString(2).padStart(8, '0'))
    .join('')
  return /^1*0*$/.test(bits) ? bits.lastIndexOf('1') + 1 : undefined
}
