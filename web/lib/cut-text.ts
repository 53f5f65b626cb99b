/** Truncates a text to `length` UTF-16 units, which the API counts. It never splits a surrogate pair. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
