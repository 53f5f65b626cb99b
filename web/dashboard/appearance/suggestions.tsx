import { lookText } from './look-text.ts'

interface SuggestionsProps {
  texts: readonly string[]
  onPick: (text: string) => void
}

/** Texts that fill an empty field with one press. */
export function Suggestions({ texts, onPick }: SuggestionsProps) {
  if (texts.length === 0) return null
  return (
    <div className="suggestions">
      <span className="field-hint">{lookText.ideas}</span>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          className="suggestion"
          aria-label={lookText.use(text)}
          onClick={() => onPick(text)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
