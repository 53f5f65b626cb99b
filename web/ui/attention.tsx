import { sharedText } from '../lib/shared-text.ts'
import { Notice } from './notice.tsx'

/** Shows the warnings about an agent, one sentence each. Draws nothing if there are none. */
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
