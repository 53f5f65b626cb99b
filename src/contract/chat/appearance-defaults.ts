/** Default widget settings. In their own file for a page that does not load the schemas' library. */

export const DEFAULT_COLOR = '#1f5f5b'
export const DEFAULT_DELAY_SECONDS = 10
