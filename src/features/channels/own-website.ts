import type { Agent } from '#src/features/agents/agents.ts'

/** Reports whether a page of this `Origin` belongs to the website the agent was created for, with or without `www`. */
export function isOwnWebsite({ websiteUrl }: Pick<Agent, 'websiteUrl'>, origin: string | undefined): boolean {
  const host = hostOf(websiteUrl ?? undefined)
  return host !== undefined && host === hostOf(origin)
}

const hostOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : URL.parse(address)?.host.replace(/^www\./, '')
