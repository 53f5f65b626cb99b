import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Page } from '../extract/blocks/page-types.ts'
import type { FetchedResponse, GuardedFetch } from '../fetch/fetch-types.ts'
import { bareHostAndPort } from './frontier/url-form.ts'
import { judgeError, judgeResponse } from './judge-response.ts'

/** How owners verify a website: a token in its DNS or on its home page. */
export const PROOF_NAME = 'foyer-verification'

export interface ProofSearch {
  website: URL
  token: string
  fetch: GuardedFetch
  readPage: (response: FetchedResponse) => Promise<Page>
  /** Returns the TXT records of a name; rejects if there are none. */
  resolveTxt?: (name: string) => Promise<string[][]>
}

const TIMEOUT_MS = 8_000

/** Returns the name of the TXT record; `undefined` for an IP address and for `localhost`, which have none. */
export function proofRecordName({ hostname }: URL): string | undefined {
  const hasRecords = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !/(?:^|\.)localhost$/.test(hostname)
  return hasRecords ? `_foyer.${hostname.replace(/^www\./, '')}` : undefined
}

/** The result of a failed check in one of the two places. The sentence is for people. */
export interface ProofMiss {
  way: 'dns_record' | 'meta_tag'
  /** `different`: there is something else. `unreachable`: the place could not be checked. */
  reason: 'missing' | 'different' | 'unreachable'
  sentence: string
}

export interface ProofFound {
  way?: ProofMiss['way']
  /** Of the places without the token; empty if it was found. */
  misses: ProofMiss[]
}

/** Searches for the token in the DNS and on the home page. Never throws: what cannot be read verifies nothing. */
export async function findProof(search: ProofSearch): Promise<ProofFound> {
  const looks = await Promise.all([lookIntoDns(search), lookIntoPage(search)])
  const found = looks.find((look) => look === 'dns_record' || look === 'meta_tag')
  return found ? { way: found, misses: [] } : { misses: looks.filter((look) => typeof look === 'object') }
}

type Look = ProofMiss['way'] | ProofMiss | undefined

async function lookIntoDns({ website, token, resolveTxt = resolveInTime }: ProofSearch): Promise<Look> {
  const name = proofRecordName(website)
  if (name === undefined) return undefined
  const miss = (reason: ProofMiss['reason'], sentence: string): ProofMiss => ({ way: 'dns_record', reason, sentence })
  try {
    const records = await resolveTxt(name)
    if (records.some((parts) => bareRecord(parts) === `${PROOF_NAME}=${token}`)) return 'dns_record'
    return miss('different', `The TXT records of ${name} do not have this value.`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code === NOTFOUND || code === NODATA
      ? miss('missing', `${name} has no TXT record.`)
      : miss('unreachable', `The TXT records of ${name} could not be looked up${code && ` (${code})`}.`)
  }
}

const MAX_RECORD = 500

/** Removes the spaces and quotes that forms of name servers accept and store. */
const bareRecord = (parts: string[]): string => parts.join('').slice(0, MAX_RECORD).replace(/["\s]/g, '')

/** Asks the machine's name servers, with a shorter timeout than a person's patience. */
const resolveInTime = (name: string): Promise<string[][]> =>
  new Resolver({ timeout: TIMEOUT_MS / 4, tries: 2 }).resolveTxt(name)

/** Removes the query: what a page shows for a made-up query verifies nothing. */
function withoutQuery(website: URL): URL {
  const page = new URL(website)
  page.search = ''
  return page
}

async function lookIntoPage({ website, token, fetch, readPage }: ProofSearch): Promise<Look> {
  const miss = (reason: ProofMiss['reason'], sentence: string): ProofMiss => ({ way: 'meta_tag', reason, sentence })
  try {
    const response = await fetch(withoutQuery(website), { timeoutMs: TIMEOUT_MS })
    const url = new URL(response.url)
    // A redirect to another host says nothing about this website.
    if (bareHostAndPort(url) !== bareHostAndPort(website))
      return miss('different', `${website.host} redirects to ${url.host}, so its tag does not verify the website.`)
    const problem = judgeResponse(response, url)
    if (problem) return miss('unreachable', problem.sentence)
    const said = (await readPage(response)).meta[PROOF_NAME]
    if (said?.split(', ').includes(token)) return 'meta_tag'
    return said === undefined
      ? miss('missing', `${url.href} does not have the tag in its head.`)
      : miss('different', `${url.href} has the tag with another value.`)
  } catch (error) {
    return miss('unreachable', judgeError(error, website).sentence)
  }
}
