import type { BoxNames } from '../html/box-names.ts'
import type { HtmlElement } from '../html/html-tree.ts'
import type { PagePart } from './page-types.ts'

const OWN_PROPERTY = /^(?:articleBody|description|text|mainContentOfPage|reviewBody)$/u

/**
 * Returns the part of the page that an element belongs to, given the part around it. Everything inside a part beside
 * the content stays beside it.
 */
export function partInside({ tag, attributes }: HtmlElement, names: BoxNames, outer: PagePart): PagePart {
  if (outer === 'beside') return 'beside'
  const isWhole = tag === 'body' || tag === 'html' || tag === 'main'
  if (!isWhole && names.beside) return 'beside'
  if (outer === 'comments' || outer === 'talk') return outer
  if (!isWhole && names.comments) return 'comments'
  if (!isWhole && names.talk) return 'talk'
  return outer === 'own' || tag === 'article' || names.own || OWN_PROPERTY.test(attributes['itemprop'] ?? '')
    ? 'own'
    : 'unnamed'
}
