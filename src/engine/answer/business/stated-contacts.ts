import { itemContacts, type ItemContact } from '../../understand/typed/item-facts.ts'
import type { KnowledgeText } from '../answer-types.ts'
import type { Steps } from '../steps.ts'
import { phoneKey } from '../../values/phones.ts'
import { fold } from '../../language/fold.ts'
import { POLICY_WEIGHT } from '../weights.ts'

/** A contact fact of the knowledge: the same as research stores, read from the same lines. */
export interface StatedContact extends Pick<ItemContact, 'kind' | 'value' | 'qualifier'> {
  /** The index of its item. */
  item: number
  /** How much the place that states it counts when one contact of the business is chosen. */
  weight: number
}

/** How titles of contact pages begin, folded. */
export const CONTACT_TITLE =
  /^(?:contact|kontakt|contatt|contato|reach us|تواصل|اتصل|контакт|iletisim|επικοινωνια|연락|문의|お問い合わせ|联系|ติดต่อ|संपर्क)/
/** A file that the site links may be another's: a leaflet of its maker, a form of an authority. */
const FILE_PATH = /\.(?:pdf|docx)(?:$|[?#])/i
const ANSWER_WEIGHT = 0.6
/** The head or the foot of all pages is kept in the contact item alone. */
const CONTACT_ITEM_WEIGHT = 2
const CHAT_WEIGHT = 0.4
const CHAT_LABEL = /whats ?app|واتس/

/**
 * More for the contact item; less for policies and files, where authorities and owners stand, for the answer to one
 * question, and for a number that is only written to. Nothing for a fax.
 */
function weightOf(
  { type, url, title }: KnowledgeText,
  { heading, qualifier, isChat }: Pick<ItemContact, 'heading' | 'qualifier'> & { isChat: boolean },
): number {
  if (qualifier === 'fax') return 0
  const chat = isChat ? CHAT_WEIGHT : 1
  if (type === 'policy' || FILE_PATH.test(url)) return POLICY_WEIGHT * chat
  if (CONTACT_TITLE.test(fold(title))) return CONTACT_ITEM_WEIGHT * chat
  return (type === 'faq' || heading.endsWith('?') ? ANSWER_WEIGHT : 1) * chat
}

/** The contact facts of items, in steps of one line. */
export function* stateContacts(items: readonly KnowledgeText[]): Steps<StatedContact[]> {
  const stated: StatedContact[] = []
  for (const [at, item] of items.entries()) {
    const { type, title, content, url: sourceUrl } = item
    for (const ofLine of itemContacts({ type, title, content, sourceUrl })) {
      // All contacts of a line share its words and its heading.
      const isChat = CHAT_LABEL.test(fold(ofLine[0]?.words ?? ''))
      for (const { kind, value, qualifier, heading } of ofLine)
        stated.push({ kind, value, qualifier, item: at, weight: weightOf(item, { heading, qualifier, isChat }) })
      yield
    }
    yield
  }
  return stated.filter(({ weight }) => weight > 0)
}

/** What two writings of one phone number or one email address have in common. */
export const sameReach = (value: string): string => (value.includes('@') ? value.toLowerCase() : phoneKey(value))
