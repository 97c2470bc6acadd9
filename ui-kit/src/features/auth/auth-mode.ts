/** What the form is for. */
export type AuthMode = 'signIn' | 'create'

/** What a link to the sign-in may bring along. */
export interface SignInState {
  /** The form that is open from the start. */
  mode?: AuthMode
}
