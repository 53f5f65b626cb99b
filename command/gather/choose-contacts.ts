import { type Contact } from './describe-data.ts'
import { keyLabel } from './data-tree.ts'
import { EMAIL_IN_TEXT, PHONE_IN_TEXT } from './human-text.ts'

export interface FoundContact extends Contact {
  path: string
  isLink: boolean
}

/** Addresses that only show where an address goes, or that nobody reads. */
const PLACEHOLDER =
  /^(?:you|your|yourname|your[._-]?email|name|user|username|email|john|jane|jdoe|john\.?doe|jane\.?doe|test|example|foo|max\.?mustermann)@|@(?:example\.(?:com|org|net)|test\.|email\.com|domain\.|localhost|sentry\.|users\.noreply)|^(?:no-?reply|donotreply|postmaster|mailer-daemon|git|admin|root|webmaster|hostmaster)@/iu
const FOR_EVERYBODY =
  /^(?:hello|hallo|hi|hey|info|contact|kontakt|contacto|office|mail|team|welcome|post|bonjour|hola|ciao|booking|bookings|reservation|reservations|orders?|shop|sales|reception|studio)@/iu
const FOR_SOME = /^(?:support|help|service|care|customer|hilfe)/iu
/** Addresses of individuals, and of others than the business. */
const OF_OTHERS =
  /author|user|admin|testimonial|review|customer|member|maintainer|placeholder|sample|example|bugs?|sender|smtp|from/iu
const IN_CONTACTS = /contact|kontakt|footer|impressum|imprint|site|company|business|config|organi[sz]ation/iu

/** Contact details in texts, such as those of a README. */
export function contactsIn(texts: readonly { path: string; text: string }[]): FoundContact[] {
  return texts.flatMap(({ path, text }) => {
    const emails = [...text.matchAll(EMAIL_IN_TEXT)].map(([value]) => ({ kind: 'email' as const, value }))
    const phones = [...text.matchAll(PHONE_IN_TEXT)].map(([, value = '']) => ({
      kind: 'phone' as const,
      value: value.trim(),
    }))
    return [...emails, ...phones].map((one) => ({ ...one, names: ['text'], path, isLink: false }))
  })
}

/** Returns the email address and the phone number that are meant for everybody. */
export function chooseContacts(found: readonly FoundContact[]): Partial<Record<'email' | 'phone', FoundContact>> {
  const best = (kind: Contact['kind']): FoundContact | undefined =>
    found
      .filter((one) => one.kind === kind && score(one) > 0)
      .map((one, at) => ({ one, at }))
      .sort((a, b) => score(b.one) - score(a.one) || a.at - b.at)[0]?.one
  return { email: best('email'), phone: best('phone') }
}

function score({ kind, value, names, path, isLink }: FoundContact): number {
  if (kind === 'email' && PLACEHOLDER.test(value)) return 0
  const key = names.slice(1).join(' ')
  let points = 10
  if (kind === 'email') points += FOR_EVERYBODY.test(value) ? 6 : FOR_SOME.test(value) ? 3 : 0
  if (names[0] === 'text') points -= 5
  if (isLink) points += 1
  if (kind === 'phone' && /\d[\s()./–-]\d/u.test(value)) points += 2
  if (OF_OTHERS.test(key)) points -= 9
  if (IN_CONTACTS.test(key) || IN_CONTACTS.test(path)) points += 3
  if (/fax/iu.test(key)) points -= 8
  return points
}

/** Lists the contact details that occur only in links and settings. */
export function contactSection(found: readonly FoundContact[], texts: readonly { text: string }[]): string {
  const said = texts.map(({ text }) => text).join('\n')
  const digits = said.replace(/[^\d+]/gu, '')
  const lines = new Map<string, string>()
  for (const one of found) {
    if (score(one) <= 4 || lines.has(one.value)) continue
    const isSaid = one.kind === 'email' ? said.includes(one.value) : digits.includes(one.value.replace(/[^\d+]/gu, ''))
    if (isSaid) continue
    const key = one.names.length > 1 ? keyLabel(one.names.at(-1) ?? '') : ''
    const label = /mail|phone|tel|fax|mobil|whatsapp/iu.test(key) ? key : `${key} ${one.kind}`.trim()
    lines.set(one.value, `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${one.value}  `)
  }
  return lines.size === 0 ? '' : `## Contact\n\n${[...lines.values()].join('\n')}`
}
