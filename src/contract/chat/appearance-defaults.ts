/** What holds where an owner chose nothing. Apart from the schemas: a page that needs it does without their library. */

export const DEFAULT_COLOR = '#1f5f5b'
export const DEFAULT_DELAY_SECONDS = 10
