import type { symbols } from '@adonisjs/auth'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type {
  AccessTokensGuardUser,
  AccessTokensUserProviderContract,
} from '@adonisjs/auth/types/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type User from '#identity/users/models/user'
import { findApiToken } from '#identity/api_tokens/queries/find_api_token'
import { noteUse } from '#identity/api_tokens/repositories/api_tokens'
import { isApiToken } from '#identity/api_tokens/rules/token_format'
import { findTokenUser } from '#identity/auth/queries/find_token_user'
import { endSession, extendSession, openSession } from '#identity/auth/repositories/sessions'

/** Connects the access token guard of a request with sessions and API tokens, and their users. */
export class SessionUserProvider implements AccessTokensUserProviderContract<User> {
  declare [symbols.PROVIDER_REAL_USER]: User

  /** Loaded together with the session or the API token of the request. */
  #user: User | null = null

  async verifyToken(token: Secret<string>): Promise<AccessToken | null> {
    const isApi = isApiToken(token.release())
    const found = await (isApi ? findApiToken(token) : findTokenUser(token))
    if (found === null) return null
    await (isApi ? noteUse(found.token) : extendSession(found))
    this.#user = found.user
    return found.token
  }

  async invalidateToken(token: Secret<string>): Promise<boolean> {
    const found = await findTokenUser(token)
    return found !== null && endSession(found.user.id, String(found.token.identifier))
  }

  createToken(user: User) {
    return openSession(user.id, { method: 'password', agent: null, address: '' })
  }

  async createUserForGuard(user: User): Promise<AccessTokensGuardUser<User>> {
    return { getId: () => user.id, getOriginal: () => user }
  }

  async findById() {
    return this.#user && this.createUserForGuard(this.#user)
  }
}
