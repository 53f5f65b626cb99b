/** Returns the number of marks of a heading line, or 0 for any other line. */
export function headingLevel(text: string): number {
  return /^(#{1,6}) /u.exec(text)?.[1]?.length ?? 0
}
