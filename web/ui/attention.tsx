import { sharedText } from '../lib/shared-text.ts'
import { Notice } from './notice.tsx'

/** What the owner of an agent has to know, one sentence each; nothing when there is nothing. */
export function Attention({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <Notice tone="warning" title={sharedText.attention}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}
