import { isIP } from 'node:net'

/** Whether a listening address is reached from this machine only. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

/** Reports whether the host of a URL is a loopback address. No network. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}
