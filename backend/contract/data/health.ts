/** Lets a client recognize a Fanfare server. */
export interface Health {
  status: 'ok'
  name: 'fanfare'
  /** Such as `1.4.0`. */
  version: string
  /** The oldest version of the desktop client that works with it. A server of an earlier version has none. */
  minimumClient?: string
}
