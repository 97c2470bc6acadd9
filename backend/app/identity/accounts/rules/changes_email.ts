import { emailKey } from '#core/database/search/email_key'
import type User from '#identity/users/models/user'

/** Whether an address differs from that of a user, ignoring case. */
export function changesEmail({ emailKey: current }: Pick<User, 'emailKey'>, email?: string): email is string {
  return email !== undefined && emailKey(email) !== current
}
