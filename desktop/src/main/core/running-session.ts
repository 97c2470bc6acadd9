/** A server the person is signed in at. */
export interface RunningSession {
  address: string
  token: string
}
