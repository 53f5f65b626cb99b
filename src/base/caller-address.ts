/** The address of a client. */
export interface ClientAddress {
  /** Identifies the client when rights depend on the address. */
  hash: string
  /** Identifies the client for rate limits. All addresses of one IPv6 network share it. */
  counted: string
  /** False if the address may belong to a proxy. It then gives no rights. */
  known: boolean
}
