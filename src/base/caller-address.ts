/** From where somebody calls. */
export interface ClientAddress {
  /** What rights are drawn from. */
  hash: string
  /** What limits are counted by: the same for a whole IPv6 network. */
  counted: string
  /** False when the address may be that of a proxy in between: no right is drawn from it then. */
  known: boolean
}
