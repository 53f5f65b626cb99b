/**
 * Whether Enter was pressed for itself, and not to settle on a word that an input method composes, as Japanese and
 * Chinese are written. Safari ends the composition before it tells of the key, and marks that key by its code alone.
 */
export function isEnter({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean {
  return key === 'Enter' && !isComposing && keyCode !== 229
}
