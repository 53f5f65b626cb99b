import { domainToASCII } from 'node:url'
import { findRegistrableDomain } from './registrable-domain.ts'

/**
 * Whether an email address is of the people whose website it is: the same registrable domain, by the Public Suffix List
 * with the suffixes that companies give out, and no provider of mail for everybody.
 */
export async function isInboxOfWebsite(email: string, website: URL): Promise<boolean> {
  const host = domainToASCII(email.slice(email.lastIndexOf('@') + 1))
  const [domain, websiteDomain, { default: freeMail }] = await Promise.all([
    findRegistrableDomain(host),
    findRegistrableDomain(website.hostname),
    import('email-providers/all.json', { with: { type: 'json' } }),
  ])
  return domain !== undefined && domain === websiteDomain && !freeMail.includes(host) && !freeMail.includes(domain)
}
