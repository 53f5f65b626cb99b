import { BlockList, isIP } from 'node:net'
import { isLoopbackHost } from './loopback.ts'

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6')

/** Names that public name servers do not know (RFC 6762, RFC 8375, and ICANN's .internal). */
const LOCAL_NAME = /\.(?:local|internal|home\.arpa|lan|localhost)\.?$/i

/**
 * Reports whether a host is on this machine or in a private network, by its address or name: a name without a dot is
 * that of a container or a neighbor. No network.
 */
export function isOwnNetworkHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isLoopbackHost(bare)) return true
  const family = isIP(bare)
  if (family !== 0) return PRIVATE.check(bare, family === 4 ? 'ipv4' : 'ipv6')
  return !bare.includes('.') || LOCAL_NAME.test(bare)
}
