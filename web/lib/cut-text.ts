/**
 * At most `length` UTF-16 units of a text, as the API counts them, without the half of a character that the cut would
 * leave.
 */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
