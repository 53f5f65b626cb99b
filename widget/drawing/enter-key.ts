/**
 * Reports whether Enter was pressed on its own, not to confirm a word in an input method, as in Japanese and Chinese.
 * Safari ends the composition before the key event and marks that key only by its code.
 */
export function isEnter({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean {
  return key === 'Enter' && !isComposing && keyCode !== 229
}
