import type { ReviewText } from '#src/contract/app/app-contract.ts'
import { sharedText } from '../lib/shared-text.ts'

const text = sharedText.reviewTexts

/** Shows the texts that somebody else gave an agent, before its owner takes it. */
export function ReviewTexts({ texts }: { texts: ReviewText[] }) {
  if (texts.length === 0) return null
  return (
    <details className="disclosure" open>
      <summary>{text.summary}</summary>
      <ul>
        {texts.map(({ field, text: said }, at) => (
          <li key={at}>
            {text.fields[field]}: <q dir="auto">{said}</q>
          </li>
        ))}
      </ul>
    </details>
  )
}
