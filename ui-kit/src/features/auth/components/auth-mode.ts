/** Which form the dialog shows. */
export type AuthMode = 'signIn' | 'create'

/** The router state a link to the sign-in page may carry. */
export interface SignInState {
  /** The form that is open from the start. */
  mode?: AuthMode
}
