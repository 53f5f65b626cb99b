import { useEffect, useState } from 'react'
import { openSampleChat } from '../lib/app-api.ts'
import { LiveChat } from '../ui/live-chat.tsx'
import { startText } from './start-text.ts'

const text = startText.sample

/** Shows the chat of the sample business, so that people see what they get. Draws nothing if it cannot be opened. */
export function SampleChat() {
  const [widgetKey, setWidgetKey] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    openSampleChat().then(
      ({ widget_key: key }) => setWidgetKey(key),
      () => setMissing(true),
    )
  }, [])
  if (isMissing) return null
  return (
    <section className="start-sample-chat" aria-labelledby="sample-chat">
      <h2 id="sample-chat">{text.title}</h2>
      <p>
        {text.lead}{' '}
        <a href="/sample/" target="_blank" rel="noreferrer">
          {text.website}
        </a>
      </p>
      <div className="start-sample-chat-frame">
        {widgetKey ? <LiveChat widgetKey={widgetKey} /> : <output>{text.opening}</output>}
      </div>
    </section>
  )
}
