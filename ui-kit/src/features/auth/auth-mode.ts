/** What the form is for. */
export type AuthMode = 'signIn' | 'create'
