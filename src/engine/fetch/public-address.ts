import { isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Reports whether an IP address is plain global unicast. Special addresses are not: private, loopback, link-local,
 * shared, multicast, documentation, benchmarking and reserved ranges (IANA's special-purpose registries), and
 * addresses that contain another one (IPv4-compatible, NAT64, 6to4, Teredo). An IPv4-mapped address counts as its
 * IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const ip = parseAddress(address)
  if (ip === undefined || ip.range() !== 'unicast') return false
  return ip.kind() === 'ipv4' || (ip as ipaddr.IPv6).match(GLOBAL_UNICAST_V6)
}

export function isLoopbackAddress(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback'
}

function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const withoutZone = address.split('%', 1)[0] ?? ''
  if (isIP(withoutZone) === 0) return undefined
  return ipaddr.process(isIPv6(withoutZone) ? withoutDots(withoutZone) : withoutZone)
}

/** Writes `::8.8.8.8` as `::808:808`, because the parser below would read it as a mapped address. */
const withoutDots = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)
