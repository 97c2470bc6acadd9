import { emailKey, type User } from '#users/public'

/** Whether an address is another one than a user has; one that differs in case is the same. */
export function changesEmail({ emailKey: current }: Pick<User, 'emailKey'>, email?: string): email is string {
  return email !== undefined && emailKey(email) !== current
}
