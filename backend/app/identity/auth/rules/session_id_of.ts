import type { AccessToken } from '@adonisjs/auth/access_tokens'

/** The id of the session of this request's user. */
export function sessionIdOf({ currentAccessToken }: { currentAccessToken: AccessToken }): string {
  return String(currentAccessToken.identifier)
}
