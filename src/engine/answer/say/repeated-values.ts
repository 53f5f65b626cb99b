/** Numbers of two digits or more, and email addresses: they identify a value. */
const valuesIn = (text: string): string[] =>
  [
    ...(text.match(/\S+@\S+/gu) ?? []),
    ...(text.replace(/(?<=\d)[ \u00a0](?=\d)/gu, '').match(/\d[\d.,:]*\d/gu) ?? []),
  ].map((value) => value.replace(/[.,:]+$/u, ''))

/** Reports whether a text has values, and the text before has all of them. */
export function repeatsValues(before: string, text: string): boolean {
  const values = valuesIn(text)
  const said = new Set(valuesIn(before))
  return values.length > 0 && values.every((value) => said.has(value))
}
