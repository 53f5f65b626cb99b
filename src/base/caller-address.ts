/** From where somebody calls. */
export interface ClientAddress {
  /** What limits are counted by. */
  hash: string
  /** False when the address may be that of a proxy in between: no right is drawn from it then. */
  known: boolean
}
