import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { crawlSite } from '#src/engine/crawl/crawl.ts'
import type { CrawlEvent } from '#src/engine/crawl/crawl-types.ts'
import { findChromium } from '#src/engine/crawl/render/find-chromium.ts'
import { createPageRenderer, type PageRenderer } from '#src/engine/crawl/render/page-renderer.ts'
import { createGuardedFetch } from '#src/engine/fetch/guarded-fetch.ts'
import type { GuardedFetch, PrivateHosts } from '#src/engine/fetch/fetch-types.ts'
import { createPoliteness, type Politeness } from '#src/engine/fetch/politeness.ts'
import { page, read, serve } from '../support/crawl-harness.ts'
import { startService } from '../support/service.ts'
import { startSite } from '../support/site-server.ts'
import { unprivilegedChromium } from '../support/unprivileged-chromium.ts'

const installed = await findChromium(process.env['CHROMIUM_PATH'])
const chromium = installed && (await unprivilegedChromium(installed))
const isRoot = process.getuid?.() === 0
const SSRF = '../shared/testdata/ssrf.json'
const SHELL =
  '<html lang="en"><head><title>Shell</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>'

/** Running browsers that this process has started. */
function browsers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '),
  )
  return children
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--host-resolver-rules'))
}

interface Opened {
  fetch: GuardedFetch
  renderer: PageRenderer
  gate: Politeness
}

/** A browser whose guarded fetch resolves every name to this machine and allows only the given private hosts. */
function openRenderer(allowPrivateHosts: PrivateHosts, replace?: (fetch: GuardedFetch) => GuardedFetch): Opened {
  const lookup = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
  const guard = createGuardedFetch({ userAgent: 'FoyerBot/0.1', allowPrivateHosts, lookup })
  const fetch = replace?.(guard.fetch) ?? guard.fetch
  const options = { executablePath: chromium ?? '', fetch, userAgent: 'FoyerBot/0.1', sandbox: true }
  const renderer = createPageRenderer(options)
  onTestFinished(async () => {
    await renderer.close()
    await guard.close()
  })
  return { fetch, renderer, gate: createPoliteness({ isExempt: guard.isPrivate }) }
}

describe.skipIf(chromium === undefined)('pages that need JavaScript', () => {
  async function crawl(url: string): Promise<CrawlEvent[]> {
    const { fetch, renderer, gate } = openRenderer('loopback')
    const events: CrawlEvent[] = []
    const options = {
      start: new URL(url),
      fetch,
      gate,
      readPage: read,
      render: renderer.render,
      maxPages: 10,
      timeBudgetMs: 20_000,
    }
    for await (const event of crawlSite(options)) events.push(event)
    return events
  }

  const pagesOf = (events: CrawlEvent[]) =>
    events.flatMap((event) =>
      event.type === 'page'
        ? [{ path: new URL(event.page.url).pathname, rendered: event.rendered, page: event.page }]
        : [],
    )

  test.skipIf(!existsSync('/proc'))('are rendered by one browser, also after it crashed', async () => {
    const site = await serve({ '*': page('Home') })
    const { renderer } = openRenderer('loopback')
    const render = () => renderer.render(new URL(site.origin), AbortSignal.timeout(20_000))
    await render()
    for (const pid of browsers()) process.kill(pid, 'SIGKILL')
    await expect.poll(browsers).toEqual([])
    const renderTwo = async () => (await Promise.allSettled([render(), render()])).map(({ status }) => status)
    await expect.poll(renderTwo, { timeout: 60_000 }).toEqual(['fulfilled', 'fulfilled'])
    expect(browsers()).toHaveLength(1)
    await renderer.close()
    await expect.poll(browsers).toEqual([])
  })

  test('are read with the text and links that their scripts add', async () => {
    const site = await serve({
      '/': SHELL,
      '/app.js': `fetch('/menu.json').then((answer) => answer.json()).then(({ soup }) => {
        document.getElementById('root').innerHTML = '<h1>Soup kitchen</h1><p>The soup of the day costs ' + soup + ' and is made here every morning.</p><a href="/about">About</a>'
      })`,
      '/menu.json': '{"soup":"£5.80"}',
      '/about': page('About us'),
    })
    const pages = pagesOf(await crawl(site.origin))
    expect(pages.map(({ path, rendered }) => [path, rendered])).toEqual([
      ['/', true],
      ['/about', false],
    ])
    expect(JSON.stringify(pages[0]?.page.blocks)).toContain('costs £5.80')
  })

  test('have the text that visitors see: no noscript text, all component content, no loading text', async () => {
    const shell = (script: string) =>
      `<html lang="en"><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script>${script}</script></body></html>`
    const component = `customElements.define('soup-card', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>The soup costs 5 GBP.</p><price-tag></price-tag><slot></slot>' }
    })
    customElements.define('price-tag', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>Bread is free.</p>' }
    })
    root.innerHTML = '<soup-card><p>Come and eat.</p></soup-card>'`
    const site = await serve({ '/': shell(component), '/late': shell(`root.innerHTML = '<p>Loading…</p>'`) })
    const [first] = pagesOf(await crawl(site.origin))
    expect(first?.page.blocks.map((block) => ('text' in block ? block.text : ''))).toEqual([
      'The soup costs 5 GBP.',
      'Bread is free.',
      'Come and eat.',
    ])
    expect(await crawl(`${site.origin}/late`)).toContainEqual(
      expect.objectContaining({ type: 'skipped', reason: 'needs_javascript' }),
    )
  })

  test('that only choose a language lead to the page in it', async () => {
    const choose = `<script>const to = '/' + ['en', 'fr'][navigator.language.length % 1] + '/'; location.replace(to)</script>`
    const site = await serve({ '/': `<html><head>${choose}</head><body></body></html>`, '/en/': page('Desert tours') })
    expect(pagesOf(await crawl(site.origin)).map(({ path }) => path)).toEqual(['/en/'])
  })

  test('reach nothing that the guarded fetch refuses, by any API', async () => {
    const secret = await serve({ '*': 'the secret' })
    const other = `127.0.0.1:${secret.port}`
    const site = await serve({
      '/': `<html><head><link rel="preconnect" href="http://${other}"><link rel="prefetch" href="http://${other}/prefetch">
        <link rel="dns-prefetch" href="//rebind.test:${secret.port}"></head><body><div id="root"></div>
        <iframe src="http://${other}/frame"></iframe><img src="http://${other}/image"><script src="http://${other}/script"></script>
        <script>
          const tell = (text) => { document.getElementById('root').append(text + ' ') }
          for (const host of ['${other}', 'localhost:${secret.port}', 'rebind.test:${secret.port}', '169.254.169.254', '[::1]:${secret.port}', '0.0.0.0:${secret.port}'])
            fetch('http://' + host + '/fetch').then((answer) => answer.text()).then(tell, () => tell('refused'))
          try { new WebSocket('ws://${other}/socket').onopen = () => tell('open') } catch {}
          navigator.sendBeacon('http://${other}/beacon', 'x')
          try { new RTCPeerConnection({ iceServers: [{ urls: 'stun:${other}' }] }).createDataChannel('x') } catch {}
          window.open('http://${other}/window')
        </script></body></html>`,
    })
    const { renderer } = openRenderer([`127.0.0.1:${site.port}`])
    const rendered = await renderer.render(new URL(`${site.origin}/`), AbortSignal.timeout(15_000))
    const html = new TextDecoder().decode(rendered.body)
    expect(html.match(/refused/g)?.length).toBeGreaterThanOrEqual(6)
    expect(html).not.toContain('the secret')
    expect(secret.hits).toEqual([])
  })

  test.skipIf(!existsSync(SSRF))('cannot fetch any URL of the attack list', async ({ task }) => {
    const urls = (JSON.parse(readFileSync(SSRF, 'utf8')) as { url: string }[]).map(({ url }) => url)
    const parts = Array.from({ length: Math.ceil(urls.length / 100) }, (_, at) => urls.slice(at * 100, at * 100 + 100))
    const ask = (list: string[]) => `<html><body><div id="root"></div><script>
      const tell = (text) => { document.getElementById('root').append(text + ' ') }
      const leaves = (url) => { try { const to = new URL(url, location); return /^(http|ws)/.test(to.protocol) && to.host !== location.host } catch { return false } }
      for (const url of ${JSON.stringify(list).replaceAll('<', '\\u003c')}.filter(leaves))
        fetch(url, { mode: 'no-cors' }).then(() => tell('REACHED ' + url), () => tell('refused'))
      </script></body></html>`
    const site = await serve(Object.fromEntries(parts.map((list, at) => [`/${at}`, ask(list)])))
    const reached: string[] = []
    let refused = 0
    const { renderer } = openRenderer([`127.0.0.1:${site.port}`], (fetch) => async (url, request) => {
      const response = await fetch(url, request)
      if (new URL(url).host !== `127.0.0.1:${site.port}`) reached.push(String(url))
      return response
    })
    for (const at of parts.keys()) {
      const rendered = await renderer.render(new URL(`${site.origin}/${at}`), AbortSignal.timeout(30_000))
      const html = new TextDecoder().decode(rendered.body).replace(/<script[\s\S]*<\/script>/u, '')
      expect(html).not.toContain('REACHED')
      refused += html.match(/refused/gu)?.length ?? 0
    }
    task.meta.attacks = { tried: refused + reached.length, succeeded: reached.length }
    expect(reached).toEqual([])
    expect(refused).toBeGreaterThan(urls.length / 2)
  })

  test('cannot navigate from a public page to this machine', async () => {
    const secret = await serve({ '*': 'the secret' })
    const publicPage = `<html><body><script>location.href = 'http://127.0.0.1:${secret.port}/'</script></body></html>`
    const pretendPublic = (fetch: GuardedFetch): GuardedFetch => {
      const answer = {
        url: 'http://shop.example/',
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: new TextEncoder().encode(publicPage),
        cut: false,
      }
      return (url, request) =>
        new URL(url).hostname === 'shop.example' ? Promise.resolve(answer) : fetch(url, request)
    }
    const { renderer } = openRenderer([`127.0.0.1:${secret.port}`], pretendPublic)
    await renderer.render(new URL('http://shop.example/'), AbortSignal.timeout(15_000)).catch(() => {})
    expect(secret.hits).toEqual([])
  })

  test('whose scripts never end do not delay the website', async () => {
    const site = await serve({ '/': `<html><body><div id="root"></div><script>for (;;);</script></body></html>` })
    const { renderer } = openRenderer([`127.0.0.1:${site.port}`])
    const started = performance.now()
    await expect(renderer.render(new URL(site.origin), AbortSignal.timeout(40_000))).rejects.toThrow('did not')
    expect(performance.now() - started).toBeLessThan(14_500)
  })

  test('that never stop loading end in time', async () => {
    const site = await serve({
      '/': `<html><body><div id="root"></div><script>setInterval(() => fetch('/more'), 50); document.body.append('Something to read.'); alert(1)</script></body></html>`,
      '/more': '{}',
    })
    const { renderer } = openRenderer([`127.0.0.1:${site.port}`])
    const started = performance.now()
    const rendered = await renderer.render(new URL(site.origin), AbortSignal.timeout(15_000))
    expect(new TextDecoder().decode(rendered.body)).toContain('Something to read.')
    expect(performance.now() - started).toBeLessThan(14_500)
    expect(site.hits.length).toBeLessThan(200)
  })
})

describe.skipIf(installed === undefined || !isRoot)('as root', () => {
  const settings = { CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback', CHROMIUM_PATH: installed ?? '' }
  const startShell = () =>
    startSite({
      '/robots.txt': { status: 404 },
      '/': SHELL,
      '/app.js': `document.getElementById('root').innerHTML = '<h1>Farm</h1><p>Ten eggs cost 4 EUR here.</p>'`,
    })

  test('a page that needs JavaScript is not rendered without the sandbox, and the report says why', async () => {
    await using site = await startShell()
    await using service = await startService(settings)
    const { bearer } = await service.createAccount()
    const agent = await service.createAgent({ website_url: site.origin }, bearer)
    expect(agent.warnings?.join(' ')).toContain('sandbox as root')
    const path = `/agents/${agent.agent_id}/research`
    const { report } = (await service.api('GET', path, undefined, bearer)).body
    expect(report.pages).toMatchObject([
      { reason: 'no_sandbox', sentence: expect.stringContaining('CHROMIUM_SANDBOX=off') },
    ])
    expect(report.readiness.reasons).toContainEqual(
      expect.objectContaining({ sentence: expect.stringContaining('Run Foyer as another user') }),
    )
  })

  test('CHROMIUM_SANDBOX=off renders it', async () => {
    await using site = await startShell()
    await using service = await startService({ ...settings, CHROMIUM_SANDBOX: 'off' })
    const agent = await service.createAgent({ website_url: site.origin })
    expect(agent.knowledge_base_count).toBeGreaterThan(0)
  })
})
