/**
 * How a chat looks, as the owner's settings and the script's `data-` attributes say it under the same names. Of a launcher: `launcher`
 * stands beside its icon, `bubble` appears after `delay` seconds on pages whose path begins with `page`.
 */
export interface ChatLook {
  /** `#rgb` or `#rrggbb`. */
  color?: string | undefined
  /** `left`, else right. */
  position?: string | undefined
  /** `light` or `dark`, else as the device has it. */
  scheme?: string | undefined
  launcher?: string | undefined
  bubble?: string | undefined
  /** Seconds; of an attribute, as text. */
  delay?: number | string | undefined
  page?: string | undefined
  avatar?: string | undefined
  greeting?: string | undefined
  /** Suggested questions, with `|` between them. */
  questions?: string | undefined
}
