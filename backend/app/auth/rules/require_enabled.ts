import type { User } from '#users/public'
import { accountDisabled } from '#auth/errors'

/** Refuses the sign-in of a person whom an administrator has disabled, once they have proven who they are. */
export function requireEnabled({ disabledAt }: Pick<User, 'disabledAt'>): void {
  if (disabledAt !== null) throw accountDisabled()
}
