import type { KnowledgeText } from '../answer-types.ts'

/** Behind it a title says which part of its page an item is. */
const PART = /: .*$/u

/**
 * By question or offer, what else its page is about: the title of the first document of the same address, unless that
 * is the company's name.
 */
export function findPageSubjects(items: readonly KnowledgeText[], companyName: string): ReadonlyMap<number, string> {
  const byUrl = new Map<string, string>()
  for (const { type, url, title } of items)
    if (type === 'document' && !byUrl.has(url)) byUrl.set(url, title.replace(PART, ''))
  const subjects = new Map<number, string>()
  for (const [at, { type, url, title }] of items.entries()) {
    const subject = url === '' ? undefined : byUrl.get(url)
    const isOther = subject !== undefined && subject !== companyName && !title.includes(subject)
    if ((type === 'faq' || type === 'product') && isOther) subjects.set(at, subject)
  }
  return subjects
}
