/** Draws a description of the API: blank lines separate paragraphs, backticks mark code. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <MarkedWords text={paragraph} />
    </p>
  ))
}

export function MarkedWords({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

/** Draws a name that links to its own anchor. */
export function AnchoredName({ id, name }: { id: string; name: string }) {
  return (
    <a href={`#${id}`}>
      <code>{name}</code>
    </a>
  )
}
