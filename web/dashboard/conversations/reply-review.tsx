import type { ThreadMessage } from '#src/contract/api/inbox-contract.ts'
import { Notice } from '../../ui/notice.tsx'
import { conversationsText } from './conversations-text.ts'

const text = conversationsText.review

/** Shows what the checks of a model's reply flagged and held back, and why. */
export function ReplyReview({ review: { judged, dropped, flags } }: { review: NonNullable<ThreadMessage['review']> }) {
  const isHeld = dropped.some(({ reason, instead }) => reason === 'unsupported' || instead)
  return (
    <>
      {flags.length > 0 && (
        <Notice tone="warning" title={text.flagged(flags.length)}>
          <ul className="said-flags">
            {flags.map((flag) => (
              <li key={flag.text}>
                <q dir="auto">{flag.text}</q> {flag.reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {flags.length === 0 && judged !== 'none' && (
        <p className="said-sources">{isHeld ? text.held : text.judged[judged]}</p>
      )}
      {dropped.length > 0 && (
        <details className="disclosure said-notes">
          <summary>{text.dropped(dropped.length)}</summary>
          <ul>
            {dropped.map(({ text: words, reason, note, instead }) => (
              <li key={words}>
                <q dir="auto">{words}</q>
                <p>{note || reasonOf(reason)}</p>
                {instead && (
                  <p>
                    {text.instead} <q dir="auto">{instead}</q>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A newer Foyer may have stored a reason that this page does not know. */
const reasonOf = (reason: string): string =>
  Object.hasOwn(text.reasons, reason) ? text.reasons[reason as keyof typeof text.reasons] : text.otherReason
