/** Removes NUL characters and lone surrogates, which a database cannot store. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Returns a value as JSON that a database can store. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part))
}
