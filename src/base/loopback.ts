import { isIP } from 'node:net'

/** Reports whether only this machine can reach a listen address. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

/** Reports whether the host of a URL is a loopback address. No network. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}
