import type { AccessToken } from '@adonisjs/auth/access_tokens'

/** The id of the session that makes the request of this user. */
export function sessionIdOf({ currentAccessToken }: { currentAccessToken: AccessToken }): string {
  return String(currentAccessToken.identifier)
}
