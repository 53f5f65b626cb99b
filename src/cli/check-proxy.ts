import { isLoopbackHost } from '#src/base/loopback.ts'
import type { Config } from '#src/config.ts'
import { createGuardedFetch } from '#src/engine/fetch/guarded-fetch.ts'
import { type Finding, odd } from './finding.ts'

const PATIENCE_MS = 3_000

/**
 * Signs of a proxy that TRUST_PROXY does not speak of: what the running service has received, or else an address that
 * needs one.
 */
export async function checkTrustProxy(config: Config): Promise<Finding[]> {
  if (config.trustProxy !== undefined) return []
  const seen = await countForwarded(config)
  const sign =
    seen > 0
      ? `Requests came through a proxy (${seen} since the start)`
      : config.publicUrl?.startsWith('https:') && 'PUBLIC_URL is https, so there is a proxy'
  if (!sign) return []
  return [
    odd(
      `${sign}, but TRUST_PROXY is not set: client addresses count as unknown, and sign-ins and other limits count all clients as one.`,
    ),
  ]
}

/** Of the service that runs on this machine; 0 where none does. */
async function countForwarded({ host, port, metricsToken }: Config): Promise<number> {
  const name = isLoopbackHost(host) ? host : '127.0.0.1'
  const authority = `${name.includes(':') ? `[${name}]` : name}:${port}`
  const web = createGuardedFetch({ userAgent: 'FoyerBot/0.1', allowPrivateHosts: [authority] })
  const headers: Record<string, string> = metricsToken === undefined ? {} : { authorization: `Bearer ${metricsToken}` }
  try {
    const { body } = await web.fetch(`http://${authority}/metrics`, { timeoutMs: PATIENCE_MS, headers })
    return Number(/^foyer_unknown_proxy_requests_total (\d+)$/m.exec(Buffer.from(body).toString())?.[1] ?? 0)
  } catch {
    return 0
  } finally {
    await web.close()
  }
}
