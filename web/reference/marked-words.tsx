/** Text of the API's description: blank lines part paragraphs, backticks mark code. */
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

/** A name that is an address of its own on the page. */
export function AnchoredName({ id, name }: { id: string; name: string }) {
  return (
    <a href={`#${id}`}>
      <code>{name}</code>
    </a>
  )
}
