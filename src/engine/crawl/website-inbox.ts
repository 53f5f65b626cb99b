import { domainToASCII } from 'node:url'
import { findRegistrableDomain } from './registrable-domain.ts'

/**
 * Reports whether an email address belongs to a website: it has the same registrable domain, by the Public Suffix
 * List including its private section, and the domain is not a public mail provider's.
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
