import { tabStorage } from '../browser/browser-storage.ts'

const KEY = 'signed_up_for'

/** Remembers for which invitation somebody creates an account here: with it they have answered the invitation. */
export function rememberSignUpFor(invitation: string): void {
  tabStorage.set(KEY, invitation)
}

/** Whether the account was created for this invitation. */
export function hasSignedUpFor(invitation: string): boolean {
  return tabStorage.get(KEY) === invitation
}

/** Forgets it, once the invitation is being answered. */
export function forgetSignUp(): void {
  tabStorage.remove(KEY)
}
