import { isLoopbackHost } from '#src/base/loopback.ts'
import { VERSION } from '#src/base/version.ts'
import type { Config } from '#src/config.ts'
import { createGuardedFetch } from '#src/engine/fetch/guarded-fetch.ts'
import { type Finding, odd } from './finding.ts'

const PATIENCE_MS = 3_000

/** Checks whether the running service gets requests from a proxy that TRUST_PROXY does not name. */
export async function checkTrustProxy(config: Config): Promise<Finding[]> {
  const seen = await countForwarded(config)
  if (seen === 0) return []
  const mistake = config.trustProxy === undefined ? 'TRUST_PROXY is not set' : 'TRUST_PROXY does not name it'
  return [
    odd(
      `Requests came through a proxy (${seen} since the start), but ${mistake}: client addresses count as unknown, and limits count all clients as one.`,
    ),
  ]
}

/** Asks the service on this machine; 0 if none runs. */
async function countForwarded({ host, port, metricsToken }: Config): Promise<number> {
  const name = isLoopbackHost(host) ? host : '127.0.0.1'
  const authority = `${name.includes(':') ? `[${name}]` : name}:${port}`
  const web = createGuardedFetch({ userAgent: `FoyerBot/${VERSION}`, allowPrivateHosts: [authority] })
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
