import { domainToASCII } from 'node:url'

/**
 * Whether an email address is of the people whose website it is: the same registrable domain, by the Public Suffix List
 * with the suffixes that companies give out, and no provider of mail for everybody.
 */
export async function isInboxOfWebsite(email: string, website: URL): Promise<boolean> {
  const host = domainToASCII(email.slice(email.lastIndexOf('@') + 1))
  // Both lists are large, and rarely asked.
  const [{ getDomain }, { default: freeMail }] = await Promise.all([
    import('tldts'),
    import('email-providers/all.json', { with: { type: 'json' } }),
  ])
  const domain = getDomain(host, { allowPrivateDomains: true })
  if (domain === null || freeMail.includes(host) || freeMail.includes(domain)) return false
  return domain === getDomain(website.hostname, { allowPrivateDomains: true })
}
