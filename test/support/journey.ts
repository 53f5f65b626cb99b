import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { CreateAgentResponse } from '../../src/contract/api/agents-contract.ts'
import { DESKTOP, PHONE, type Visitor, launchBrowser, openVisitor } from './browser.ts'
import { type Service, startService, uniqueEmail } from './service.ts'
import { awaitMailWith } from './sign-in.ts'

/** What a journey is walked on: both screens and both themes, in half the walks. */
export const SCREENS: [desktop: Screen, phone: Screen] = [
  ['desktop, light', DESKTOP, 'light'],
  ['phone, dark', PHONE, 'dark'],
]

export type Screen = [name: string, viewport: typeof DESKTOP, scheme: 'light' | 'dark']

export interface OwnerJourney extends Visitor {
  agent: CreateAgentResponse
  /** Opens a page of the dashboard by its path. */
  visit(path: string): Promise<void>
}

interface OwnerOptions {
  /** What happens to the agent while nobody owns it. */
  beforeClaim?: (agent: CreateAgentResponse) => Promise<void>
  /** By the link that was mailed to the inbox, which proves it. */
  isProven?: boolean
}

export interface Journey {
  readonly browser: Browser
  readonly service: Service
  /** Somebody who is not signed in. */
  openVisitor(screen?: Screen): Promise<Visitor>
  /** A person who has just claimed a new agent, on its page. */
  openOwner(screen: Screen, fields?: Record<string, unknown>, options?: OwnerOptions): Promise<OwnerJourney>
}

/** A browser and a service for the journeys of a file, both gone after the last of them. */
export function prepareJourneys(environment: Record<string, string> = {}): Journey {
  let browser: Browser | undefined
  let service: Service | undefined
  beforeAll(async () => {
    ;[browser, service] = await Promise.all([launchBrowser(), startService(environment)])
  })
  afterAll(async () => {
    await browser?.close()
    await service?.[Symbol.asyncDispose]()
  })
  const ready = (): { browser: Browser; service: Service } => {
    if (!browser || !service) throw new Error('a journey begins inside a test')
    return { browser, service }
  }
  return {
    get browser() {
      return ready().browser
    },
    get service() {
      return ready().service
    },
    openVisitor: ([, viewport, scheme] = SCREENS[0]) => openVisitor(ready().browser, viewport, scheme),
    openOwner: async ([, viewport, scheme], fields = {}, { beforeClaim, isProven = false } = {}) => {
      const email = uniqueEmail()
      const agent = await ready().service.createAgent({ email, ...fields })
      await beforeClaim?.(agent)
      const mailed = isProven && /invite=([\w-]{43})/.exec(await awaitMailWith(ready().service, email, 'invite='))?.[1]
      const visitor = await openVisitor(ready().browser, viewport, scheme)
      const { page } = visitor
      await page.goto(mailed ? `${ready().service.origin}/login?invite=${mailed}` : (agent.claim_url ?? ''))
      await page.getByRole('button', { name: /claim/i }).click()
      await page.waitForURL('**/dashboard/ai-agent')
      await page.getByRole('heading', { level: 1, name: agent.agent_name }).waitFor()
      const visit = async (path: string): Promise<void> => void (await page.goto(`${ready().service.origin}/dashboard${path}`))
      return { ...visitor, agent, visit }
    },
  }
}
