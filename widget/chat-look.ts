/**
 * How a chat looks, as the owner's settings and the script's `data-` attributes say it under the same names. Of a
 * launcher: `launcher` stands beside its icon, `bubble` appears after `delay` seconds on pages whose path begins with
 * `page`.
 */
export interface ChatLook {
  /** `#rgb` or `#rrggbb`. */
  color?: string
  /** `left`, else right. */
  position?: string
  /** `light` or `dark`, else as the device has it. */
  scheme?: string
  launcher?: string
  bubble?: string
  /** Seconds; of an attribute, as text. */
  delay?: number | string
  page?: string
  avatar?: string
  greeting?: string
  /** Suggested questions, with `|` between them. */
  questions?: string
}
