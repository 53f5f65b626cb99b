/** Text without what a database cannot hold and nobody can see: NUL characters and halves of surrogate pairs. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** A value as JSON that a database can hold. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part))
}
