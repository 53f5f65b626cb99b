import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Page } from '../extract/blocks/page-types.ts'
import type { FetchedResponse, GuardedFetch } from '../fetch/fetch-types.ts'
import { bareHostAndPort } from './frontier/url-form.ts'
import { judgeError, judgeResponse } from './judge-response.ts'

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

/** What an unsuccessful look at one of the two places met; the sentence is for people. */
export interface ProofMiss {
  way: 'dns_record' | 'meta_tag'
  /** `different`: something stands there that is not this proof. `unreachable`: what stands there is not known. */
  reason: 'missing' | 'different' | 'unreachable'
  sentence: string
}

export interface ProofFound {
  way?: ProofMiss['way']
  /** Of the places where it is not; empty when it was found. */
  misses: ProofMiss[]
}

/** Looks for the token in the DNS and in the start page. Never throws: what cannot be read proves nothing. */
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

/** Without the spaces and quotes that forms of name servers are given, and store. */
const bareRecord = (parts: string[]): string => parts.join('').slice(0, MAX_RECORD).replace(/["\s]/g, '')

/** By the machine's name servers, which are given up before a person would. */
const resolveInTime = (name: string): Promise<string[][]> =>
  new Resolver({ timeout: TIMEOUT_MS / 4, tries: 2 }).resolveTxt(name)

/** Websites are told apart without their queries: what a page shows to one that somebody made up proves nothing. */
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
    // A redirect to somewhere else says nothing about this website.
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
