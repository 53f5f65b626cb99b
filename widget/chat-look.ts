/**
 * The look of a chat. The owner's settings and the script's `data-` attributes use the same names. `launcher` is beside
 * the icon; `bubble` appears after `delay` seconds on pages whose path starts with `page`.
 */
export interface ChatLook {
  /** `#rgb` or `#rrggbb`. */
  color?: string
  /** `left`; right otherwise. */
  position?: string
  /** `light` or `dark`; otherwise the device's. */
  scheme?: string
  launcher?: string
  bubble?: string
  /** Seconds; text if it comes from an attribute. */
  delay?: number | string
  page?: string
  avatar?: string
  greeting?: string
  /** Suggested questions, separated by `|`. */
  questions?: string
}
