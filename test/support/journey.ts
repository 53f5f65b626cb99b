import type { Browser } from 'playwright-core'
import type { CreateAgentResponse } from '../../src/contract/api/agents-contract.ts'
import { DESKTOP, PHONE, type Visitor, launchBrowser, openVisitor } from './browser.ts'
import { forAllTests } from './for-all-tests.ts'
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
  browser: Browser
  service: Service
  /** Somebody who is not signed in. */
  openVisitor(screen?: Screen): Promise<Visitor>
  /** A person who has just claimed a new agent, on its page. */
  openOwner(screen: Screen, fields?: Record<string, unknown>, options?: OwnerOptions): Promise<OwnerJourney>
}

/**
 * A browser and a service for the journeys of a file, both gone after the last of them. Each message gets an answer of
 * its own, however soon it comes.
 */
export async function prepareJourneys(environment: Record<string, string> = {}): Promise<Journey> {
  const [browser, service] = await Promise.all([
    forAllTests(launchBrowser()),
    forAllTests(startService({ WHATSAPP_WAIT_SECONDS: '0', ...environment })),
  ])
  return {
    browser,
    service,
    openVisitor: ([, viewport, scheme] = SCREENS[0]) => openVisitor(browser, viewport, scheme),
    openOwner: async ([, viewport, scheme], fields = {}, { beforeClaim, isProven = false } = {}) => {
      const email = uniqueEmail()
      const agent = await service.createAgent({ email, ...fields })
      await beforeClaim?.(agent)
      const mailed = isProven && /invite=([\w-]{43})/.exec(await awaitMailWith(service, email, 'invite='))?.[1]
      const visitor = await openVisitor(browser, viewport, scheme)
      const { page } = visitor
      await page.goto(mailed ? `${service.origin}/login?invite=${mailed}` : (agent.claim_url ?? ''))
      await page.getByRole('button', { name: /claim/i }).click()
      await page.waitForURL('**/dashboard/ai-agent?agent=*')
      await page.getByRole('heading', { level: 1, name: agent.agent_name }).waitFor()
      const visit = async (path: string): Promise<void> => void (await page.goto(`${service.origin}/dashboard${path}`))
      return { ...visitor, agent, visit }
    },
  }
}
