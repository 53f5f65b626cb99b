import { describe, expect, test } from 'vitest'
import { createFaultSetup, SERVER_URL } from '../support/fault-setup.ts'
import { newAgent } from '../support/calls-under-load.ts'
import { startFoyer } from '../support/process.ts'
import { type ProxyName, callThrough, freePort, isInstalled, startProxy } from '../support/proxy.ts'
import { startSite } from '../support/site-server.ts'

const PROXIES: ProxyName[] = ['caddy', 'nginx']

describe.skipIf(SERVER_URL).each(PROXIES)('behind %s, as the example configures it', (name) => {
  const agents = '/api/v1/public/agents'

  test.skipIf(!isInstalled(name))(
    'streams are not buffered, cookies are secure, client addresses are known, metrics are closed',
    async () => {
      const port = await freePort()
      const origin = `https://localhost:${port}`
      await using place = await createFaultSetup()
      const settings = {
        PORT: String(await freePort()),
        PUBLIC_URL: origin,
        TRUST_PROXY: '127.0.0.1/32',
        CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback',
        AGENTS_PER_ADDRESS_PER_DAY: '3',
      }
      await using foyer = await startFoyer({ ...place.settings, ...settings })
      await using proxy = await startProxy(name, port, new URL(foyer.origin).host)
      await using site = await startSite({ '*': { body: endlessPage(), delayMs: 900 } })

      const quiet = await callThrough(`${origin}${agents}`, { method: 'POST', body: newAgent() })
      expect(quiet.status).toBe(200)
      const { claim_url } = JSON.parse(quiet.text) as { claim_url: string }
      expect(claim_url).toMatch(`${proxy.origin}/login?invite=`)
      const invite = new URL(claim_url).searchParams.get('invite')
      const claim = await callThrough(`${origin}/api/v1/app/claim`, {
        method: 'POST',
        body: { invite },
        headers: { origin },
      })
      expect(String(claim.headers['set-cookie'])).toMatch(/; Secure/)

      // The research takes all of its 20 seconds, longer than a heartbeat.
      const headers = { accept: 'text/event-stream', 'x-forwarded-for': '203.0.113.9' }
      const stream = await callThrough(`${origin}${agents}`, {
        method: 'POST',
        body: newAgent({ website_url: site.origin }),
        headers,
      })
      expect(stream.text).toContain(': alive')
      expect(stream.text).toContain('"success":true')
      expect(stream.arrivals[0]).toBeLessThan(4000)
      expect(stream.arrivals.length).toBeGreaterThan(10)

      const spoofed = (address: string) =>
        callThrough(`${origin}${agents}`, { method: 'POST', body: newAgent(), headers: { 'x-forwarded-for': address } })
      expect((await spoofed('203.0.113.10')).status).toBe(200)
      expect((await spoofed('203.0.113.11')).status).toBe(429)
      expect((await callThrough(`${origin}/metrics`)).status).toBe(404)
    },
  )
})

/** Links to more pages than can be read in time. */
function endlessPage(): string {
  const links = Array.from({ length: 150 }, (_, page) => `<a href="/page-${page}">Page ${page}</a>`).join(' ')
  return `<html lang="en"><title>Lindenhof</title><h1>Lindenhof</h1><p>Open from 9 to 17.</p>${links}</html>`
}
