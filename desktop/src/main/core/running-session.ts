/** A session at a server. */
export interface RunningSession {
  address: string
  token: string
}
