/** Which form the dialog shows. */
export type AuthMode = 'signIn' | 'create'
