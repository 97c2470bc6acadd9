import type { User } from '#accounts/public'
import type { AccessToken } from '@adonisjs/auth/access_tokens'

/** The session that a request of a signed-in person belongs to. */
export function sessionIdOf(user: User & { currentAccessToken?: AccessToken }): string {
  return String(user.currentAccessToken!.identifier)
}
