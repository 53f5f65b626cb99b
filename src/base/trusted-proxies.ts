import { isIP } from 'node:net'
import { splitList } from './split-list.ts'

/** Networks that go by a name: 127.0.0.0/8 and ::1, 169.254.0.0/16 and fe80::/10, the private ranges and fc00::/7. */
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** So many proxies in front, or their addresses and networks. Undefined when it is neither. */
export function readTrustedProxies(setting: string): number | string[] | undefined {
  if (/^\d{1,3}$/.test(setting)) return Number(setting)
  const parts = splitList(setting)
  return parts.every(isNetwork) ? parts : undefined
}

function isNetwork(part: string): boolean {
  const [address = '', mask, ...rest] = part.split('/')
  const family = isIP(address)
  if (NAMES.has(part)) return true
  if (family === 0 || rest.length > 0) return false
  if (mask === undefined) return true
  if (!/^\d+$/.test(mask)) return family === 4 && isIP(mask) === 4
  return Number(mask) > 0 && Number(mask) <= (family === 4 ? 32 : 128)
}
