/** By this, a client recognizes a Fanfare server. */
export interface Health {
  status: 'ok'
  name: 'fanfare'
  /** Such as `1.4.0`. */
  version: string
  /** The oldest supported version of the desktop client. Absent on servers of earlier versions. */
  minimumClient?: string
}
