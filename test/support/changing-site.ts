import { expect } from 'vitest'
import { runHousekeeping } from '../../src/features/onboarding/housekeeping.ts'
import type { Service } from './service.ts'
import { type Site, startSite } from './site-server.ts'

export const page = (title: string, body: string, links = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${body}</p>${links}</main></body></html>`
export const LINKS = '<a href="/boxes">Boxes</a> <a href="/about">About</a> <a href="/market">Market</a>'

export interface ChangingSite extends Site {
  pages: Record<string, string>
  /** Path and status of every response. */
  answers: string[]
  /** New paths of moved pages, by their old paths. */
  moved: Record<string, string>
  /** The page that all pages redirect to while the site is closed. They answer with an error if it is not a page. */
  closed?: string
  /** Breaks every connection. */
  down?: boolean
  /** Runs before the response to a path. */
  before?: (path: string) => Promise<unknown>
}

/** Starts a site whose pages have an ETag and can change. */
export async function startChangingSite(): Promise<ChangingSite> {
  const pages: Record<string, string> = {
    '/': page('Lindenhof', 'A farm shop in the old mill.', LINKS),
    '/boxes': page('Boxes', 'The weekly vegetable box costs 24.50 EUR.'),
    '/about': page('About', 'The farm has been run by the Linden family since 1911.'),
    '/market': page('Market', 'Every Saturday we sell honey at the market of Kirrfeld.'),
  }
  const answers: string[] = []
  const moved: Record<string, string> = {}
  const site = await startSite({
    '*': async (request, response) => {
      await changing.before?.(request.url ?? '/')
      if (changing.down) return void response.socket?.destroy()
      const { closed } = changing
      if (
        closed !== undefined &&
        request.url !== '/robots.txt' &&
        (request.url !== closed || pages[closed] === undefined)
      )
        return void response.writeHead(request.url === closed ? 503 : 302, { location: closed }).end()
      const location = moved[request.url ?? '/']
      if (location !== undefined) return void response.writeHead(301, { location }).end()
      const body = pages[request.url ?? '/']
      const etag = `"${body?.length}-${body?.includes('costs 26') ?? ''}"`
      const status = body === undefined ? 404 : request.headers['if-none-match'] === etag ? 304 : 200
      answers.push(`${request.url} ${status}`)
      response.writeHead(status, { 'content-type': 'text/html', etag }).end(status === 200 ? body : undefined)
    },
  })
  const changing: ChangingSite = Object.assign(site, { pages, answers, moved })
  return changing
}

export const HOUR_MS = 3_600_000

/** Returns what an owner does and sees while their agent reads a website again. */
export function websiteOwner({ app, api, createAgent }: Service, bearer: Record<string, string>) {
  const ask = (method: string, path: string, body?: unknown) => api(method, path, body, bearer)
  const reportOf = async (id: string) => (await ask('GET', `/agents/${id}/research`)).body.report
  const itemsOf = async (id: string) => (await ask('GET', `/knowledge?agent_id=${id}&limit=100`)).body.data
  const pageOf = async (id: string, path: string) =>
    (await reportOf(id)).pages.find(({ url }: { url: string }) => new URL(url).pathname === path)
  return {
    ask,
    reportOf,
    pageOf,
    changesOf: async (id: string) => (await reportOf(id)).changes,
    contentOf: async (id: string) => (await itemsOf(id)).map(({ content }: { content: string }) => content).join('\n'),
    idOf: async (id: string, words: string) =>
      (await itemsOf(id)).find(({ content }: { content: string }) => content.includes(words))?.knowledge_item_id,
    async create({ origin }: Pick<Site, 'origin'>) {
      const agent = await createAgent({ company_name: 'Lindenhof', website_url: origin }, bearer)
      await expect.poll(async () => (await reportOf(agent.agent_id)).state).toBe('done')
      return agent
    },
    async readAgain(id: string) {
      expect((await ask('POST', `/agents/${id}/research`, {})).status).toBe(200)
      await expect.poll(async () => (await reportOf(id)).state).toBe('done')
    },
    hoursUntilDue: async (id: string, path: string) =>
      (Date.parse((await pageOf(id, path)).due_at) - Date.now()) / HOUR_MS,
    /** Makes the agent's pages a day older and waits for the jobs that this starts. */
    async passDay(id: string): Promise<void> {
      const past = new Date(Date.now() - 25 * HOUR_MS)
      await app.db.updateTable('site_pages').set({ due_at: past, tried_at: past }).where('agent_id', '=', id).execute()
      await runHousekeeping({ ...app, refreshes: true })
      const isDue = async () =>
        (
          await app.db
            .selectFrom('site_pages')
            .select('url')
            .where('agent_id', '=', id)
            .where('due_at', '<=', new Date())
            .execute()
        ).length
      await expect.poll(isDue).toBe(0)
    },
  }
}
