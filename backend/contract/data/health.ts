/** Lets a client recognize a Fanfare server. */
export interface Health {
  status: 'ok'
  name: 'fanfare'
  /** Such as `1.4.0`. */
  version: string
}
