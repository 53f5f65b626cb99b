import { businessLines } from './business-facts.ts'
import type { Draft } from '../drafts/drafts.ts'
import { companyDraft, contactDraft } from './find-contact.ts'
import type { SharedBlock, SplitPage } from '../page/boilerplate.ts'
import { titleParts, type Subjects } from '../page/page-subject.ts'
import type { Page } from '../../extract/blocks/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'
import { writtenLike } from '../drafts/same-number.ts'
import { foldKey } from '../../values/text-signs.ts'
import { findNextStepLink } from './next-step-link.ts'
import { entitiesOf } from '../../extract/structured/structured-facts.ts'

const HOME_WORD =
  /^(?:home(?:page)?|welcome|start(?:seite)?|willkommen|accueil|bienvenue|inicio|bienvenid[oa]s?|início|bem-vind[oa]s?|benvenut[oi]|الرئيسية)$/iu

/** Words up to this length mostly join others. */
const SMALL_WORD = 3

export interface SiteParts {
  pages: SplitPage[]
  shared: SharedBlock[]
  subjects: Subjects
  /** The site's languages, the main one first. */
  languages: string[]
  companyName: string
  websiteUrl: string
}

/** In one language of the site: how to reach the company, and what all pages say of it. */
export interface WideDrafts {
  contact: Draft
  company: Draft
}

export function siteWideDrafts(site: SiteParts): WideDrafts[] {
  const [main = ''] = site.languages
  return site.languages.map((language) => {
    const speaks = (other: string) => other === language || (language === main && !site.languages.includes(other))
    const pages = site.pages.filter((page) => speaks(page.language)).map(({ page }) => page)
    const shared = site.shared.filter((each) => speaks(each.language)).map(({ block }) => block)
    const home = pages.find(site.subjects.isHome)
    const contactUrl = pages.find(({ url }) => isContactUrl(url))?.url
    const wide = {
      language,
      companyName: site.companyName,
      homeUrl: (home ?? pages[0])?.url ?? site.websiteUrl,
      contactUrl,
      nextStep: findNextStepLink(pages, { home, contactUrl }),
    }
    const entities = pages.flatMap(({ structured }) => entitiesOf(structured))
    const shown = writtenLike(entities.some(({ telephone }) => telephone) ? pages.flatMap(visibleTexts) : [])
    // The home page sums the company up in its title and its description.
    const summary = home ? [titleBeside(home, site.companyName), shownDescription(home, pages)] : []
    return {
      contact: contactDraft(shared, businessLines(entities, language, shown), wide),
      company: companyDraft(shared, summary, wide),
    }
  })
}

/** What a title says beside the company's name, in words that neither the page's text nor its description has. */
function titleBeside(page: Page, companyName: string): string {
  const text = foldKey(visibleTexts(page).join('\n'))
  const company = foldKey(companyName)
  const words = new Set(`${text} ${company} ${foldKey(page.description)}`.split(' '))
  const said = (key: string): boolean => key.split(' ').every((word) => word.length <= SMALL_WORD || words.has(word))
  const parts = titleParts(page).filter((part) => {
    const key = foldKey(part)
    return !company.includes(key) && !text.includes(key) && !HOME_WORD.test(part) && !said(key)
  })
  return parts.join(' · ')
}

/** The description of the home page for search engines, if the pages show most of its words. */
function shownDescription({ description }: Page, pages: readonly Page[]): string {
  const shown = new Set(foldKey(pages.flatMap(visibleTexts).join('\n')).split(' '))
  const words = foldKey(description)
    .split(' ')
    .filter((word) => word.length > SMALL_WORD)
  return words.filter((word) => shown.has(word)).length * 2 >= words.length ? description : ''
}

const visibleTexts = ({ blocks }: Page): string[] => blocks.filter(({ region }) => region !== 'hidden').map(blockText)

function isContactUrl(url: string): boolean {
  return /contact|kontakt|contatt/iu.test(URL.parse(url)?.pathname ?? '')
}
