import type { Browser } from 'playwright-core'
import type { CreateAgentResponse } from '../../src/contract/api/agents-contract.ts'
import { DESKTOP, PHONE, type Visitor, launchBrowser, openVisitor } from './browser.ts'
import { disposeAfterAll } from './dispose-after-all.ts'
import { type Service, startService, uniqueEmail } from './service.ts'
import { awaitMailWith } from './sign-in.ts'

/** The screen and theme pairs of a journey: both sizes and both themes, in half the runs. */
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
  /** Runs while nobody owns the agent. */
  beforeClaim?: (agent: CreateAgentResponse) => Promise<void>
  /** Claims by the link mailed to the inbox, which verifies the email. */
  isVerified?: boolean
}

export interface Journey {
  browser: Browser
  service: Service
  /** Opens a browser that is not signed in. */
  openVisitor(screen?: Screen): Promise<Visitor>
  /** Opens a new agent's page as the person who has just claimed it. */
  openOwner(screen: Screen, fields?: Record<string, unknown>, options?: OwnerOptions): Promise<OwnerJourney>
}

/**
 * Starts a browser and a service for the journeys of a file, and stops both after the last. Each message gets its own
 * answer, however soon it comes.
 */
export async function prepareJourneys(environment: Record<string, string> = {}): Promise<Journey> {
  const [browser, service] = await Promise.all([
    disposeAfterAll(launchBrowser()),
    disposeAfterAll(startService({ WHATSAPP_WAIT_SECONDS: '0', ...environment })),
  ])
  return {
    browser,
    service,
    openVisitor: ([, viewport, scheme] = SCREENS[0]) => openVisitor(browser, viewport, scheme),
    openOwner: async ([, viewport, scheme], fields = {}, { beforeClaim, isVerified = false } = {}) => {
      const email = uniqueEmail()
      const agent = await service.createAgent({ email, ...fields })
      await beforeClaim?.(agent)
      const mailed = isVerified && /invite=([\w-]{43})/.exec(await awaitMailWith(service, email, 'invite='))?.[1]
      const visitor = await openVisitor(browser, viewport, scheme)
      const { page } = visitor
      await page.goto(mailed ? `${service.origin}/login?invite=${mailed}` : (agent.claim_url ?? ''))
      await page.getByRole('button', { name: /claim/i }).click()
      await page.waitForURL('**/dashboard/home?agent=*')
      const visit = async (path: string): Promise<void> => void (await page.goto(`${service.origin}/dashboard${path}`))
      await visit(`/ai-agent?agent=${agent.agent_id}`)
      await page.getByRole('heading', { level: 1, name: agent.agent_name }).waitFor()
      return { ...visitor, agent, visit }
    },
  }
}
