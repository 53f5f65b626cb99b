import { businessLines } from './business-facts.ts'
import type { Draft } from '../drafts/drafts.ts'
import { companyDraft, contactDraft } from './find-contact.ts'
import type { SharedBlock, SplitPage } from '../page/furniture.ts'
import type { Subjects } from '../page/page-subject.ts'
import { entitiesOf } from './structured-facts.ts'

export interface SiteParts {
  pages: SplitPage[]
  shared: SharedBlock[]
  subjects: Subjects
  /** The site's languages, the main one first. */
  languages: string[]
  companyName: string
  websiteUrl: string
}

/** By language of the site: how to reach the company, and what all pages say of it. */
export function siteWideDrafts(site: SiteParts): { contact: Draft; company: Draft }[] {
  const [main = ''] = site.languages
  return site.languages.map((language) => {
    const speaks = (other: string) => other === language || (language === main && !site.languages.includes(other))
    const pages = site.pages.filter((page) => speaks(page.language)).map(({ page }) => page)
    const shared = site.shared.filter((each) => speaks(each.language)).map(({ block }) => block)
    const home = pages.find(site.subjects.isHome)
    const wide = {
      language,
      companyName: site.companyName,
      homeUrl: (home ?? pages[0])?.url ?? site.websiteUrl,
      contactUrl: pages.find(({ url }) => isContactUrl(url))?.url,
    }
    const entities = pages.flatMap(({ structured }) => entitiesOf(structured))
    // The home page sums the company up in its title and its description.
    const summary = home ? [home.title === site.companyName ? '' : home.title, home.description] : []
    return { contact: contactDraft(shared, businessLines(entities, language), wide), company: companyDraft(shared, summary, wide) }
  })
}

function isContactUrl(url: string): boolean {
  return /contact|kontakt|contatt/iu.test(URL.parse(url)?.pathname ?? '')
}
