import type { CreationRequest } from '../lib/agent-creation.ts'
import { displayAddress } from '../lib/website-address.ts'
import { StageTitle } from '../ui/stage-title.tsx'
import { FoundItemsList } from './found-items-list.tsx'
import { PageLog } from './page-log.tsx'
import { countItems } from './research-progress.ts'
import type { ResearchProgress } from './research-progress.ts'
import { startText } from './start-text.ts'

const text = startText.research

/** Shows the research in progress. */
export function ResearchStage({ request, progress }: { request: CreationRequest; progress: ResearchProgress }) {
  const { pagesRead, pagesToRead, pages } = progress
  const begun = pages.length > 0
  const counts = countItems(progress)
  const found = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="research-stage">
      <header className="research-header">
        {request.website_url && <p className="overline">{displayAddress(request.website_url)}</p>}
        <StageTitle>{text.title(request.company_name)}</StageTitle>
        <progress aria-label={text.progress} {...(begun && { value: pagesRead, max: pagesRead + pagesToRead || 1 })} />
        <output className="research-status">
          {begun ? text.status(pagesRead, pagesToRead, found) : request.website_url ? text.starting : text.withoutSite}
        </output>
      </header>
      <div className="research-columns">
        <section aria-labelledby="research-pages">
          <h2 id="research-pages">{text.pages}</h2>
          <PageLog pages={pages} />
        </section>
        <section aria-labelledby="research-found">
          <h2 id="research-found">{text.found}</h2>
          {found === 0 ? <p>{text.sorting}</p> : <FoundItemsList counts={counts} found={progress.found} />}
        </section>
      </div>
    </div>
  )
}
