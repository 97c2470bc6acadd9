import { tabStorage } from '../browser/browser-storage.ts'

const KEY = 'signed_up_for'

/** Remembers the invitation for which a visitor signs up here: creating the account accepts it. */
export function rememberSignUpFor(invitation: string): void {
  tabStorage.set(KEY, invitation)
}

/** Whether the account was created for this invitation. */
export function hasSignedUpFor(invitation: string): boolean {
  return tabStorage.get(KEY) === invitation
}

/** Forgets the invitation, once it is being accepted. */
export function forgetSignUp(): void {
  tabStorage.remove(KEY)
}
