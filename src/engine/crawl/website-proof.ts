import { resolveTxt } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Page } from '../extract/page-types.ts'
import type { FetchedResponse, GuardedFetch } from '../fetch/fetch-types.ts'

/** How somebody shows that a website is theirs: a token in its DNS or in its start page. */
export const PROOF_NAME = 'foyer-verification'

export interface ProofSearch {
  website: URL
  token: string
  fetch: GuardedFetch
  readPage: (response: FetchedResponse) => Promise<Page>
  /** Text records of a name; rejects when there are none. */
  resolveTxt?: (name: string) => Promise<string[][]>
}

const TIMEOUT_MS = 8_000

/** Where the text record is looked for; `undefined` for an IP address and for `localhost`, which have none. */
export function proofRecordName({ hostname }: URL): string | undefined {
  const hasRecords = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !/(?:^|\.)localhost$/.test(hostname)
  return hasRecords ? `_foyer.${hostname.replace(/^www\./, '')}` : undefined
}

/** Looks for the token in the DNS, then in the start page. Never throws: what cannot be read proves nothing. */
export async function findProof(search: ProofSearch): Promise<'dns' | 'meta' | undefined> {
  if (await standsInDns(search)) return 'dns'
  return (await standsInPage(search)) ? 'meta' : undefined
}

async function standsInDns({ website, token, resolveTxt: resolve = resolveTxt }: ProofSearch): Promise<boolean> {
  const name = proofRecordName(website)
  const records = name === undefined ? [] : await resolve(name).catch(() => [])
  return records.some((parts) => parts.join('') === `${PROOF_NAME}=${token}`)
}

async function standsInPage({ website, token, fetch, readPage }: ProofSearch): Promise<boolean> {
  try {
    const response = await fetch(website, { timeoutMs: TIMEOUT_MS })
    // A redirect to somewhere else says nothing about this website.
    if (response.status !== 200 || new URL(response.url).host !== website.host) return false
    return (await readPage(response)).meta[PROOF_NAME] === token
  } catch {
    return false
  }
}
