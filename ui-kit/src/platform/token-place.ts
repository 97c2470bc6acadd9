/** Where the key to the session is kept. What it is, only the place and the server know. */
export interface TokenPlace {
  get: () => string | null
  set: (token: string) => void
  remove: () => void
  /** Says that another token, or none, has come from outside of this page. Answers how to stop listening. */
  onChange?: (listener: () => void) => () => void
}
