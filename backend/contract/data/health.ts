/** By what a client recognises a server of ours. */
export interface Health {
  status: 'ok'
  name: 'fanfare'
  /** The release, as in `1.4.0`. */
  version: string
}
