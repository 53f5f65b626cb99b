/** Returns a form's first empty field, or else its first field. */
export function findFirstField(within: Element | null): HTMLElement | undefined {
  const fields = [...(within?.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)') ?? [])]
  return fields.find(({ value }) => value === '') ?? fields[0]
}
