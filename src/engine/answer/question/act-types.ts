export const ACT_KINDS = ['trouble', 'quote', 'booking', 'availability', 'yes', 'ok', 'no', 'help'] as const
/**
 * What a visitor does with a message beside asking: they are in trouble, want a quote, a booking or what is still
 * free, or say only this.
 */
export type ActKind = (typeof ACT_KINDS)[number]
