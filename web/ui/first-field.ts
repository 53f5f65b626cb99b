/** The field of a form where writing begins: the first that is empty, or else the first. */
export function findFirstField(within: Element | null): HTMLElement | undefined {
  const fields = [...(within?.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)') ?? [])]
  return fields.find(({ value }) => value === '') ?? fields[0]
}
