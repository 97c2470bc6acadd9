import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { ApiScope } from '#contract/identity/rules/api_scope'
import { AppError } from '#core/http/errors/app_error'

/** Refuses an API token without a scope that a request needs. A session may do all that its user may. */
export function requireScope(
  { currentAccessToken: token }: { currentAccessToken: AccessToken },
  scope: ApiScope,
): void {
  if (token.type !== 'session' && !token.allows(scope)) throw new AppError('TOKEN_SCOPE_MISSING', { scope })
}
