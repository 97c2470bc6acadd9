import type User from '#identity/users/models/user'
import { accountDisabled } from '#identity/auth/errors'

/** Refuses the sign-in of a disabled user, after they have proved their identity. */
export function requireEnabled({ disabledAt }: Pick<User, 'disabledAt'>): void {
  if (disabledAt !== null) throw accountDisabled()
}
