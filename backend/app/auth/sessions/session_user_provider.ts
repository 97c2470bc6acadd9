import type { symbols } from '@adonisjs/auth'
import type {
  AccessTokensGuardUser,
  AccessTokensUserProviderContract,
} from '@adonisjs/auth/types/access_tokens'
import { User } from '#accounts/public'
import { closeSession, findSession, openSession } from './session_store.js'

/** Connects the guard of the framework with our people and sessions. */
export class SessionUserProvider implements AccessTokensUserProviderContract<User> {
  declare [symbols.PROVIDER_REAL_USER]: User

  verifyToken = findSession
  invalidateToken = closeSession

  createToken(user: User) {
    return openSession(user.id, { way: 'password', agent: null, address: '' })
  }

  async createUserForGuard(user: User): Promise<AccessTokensGuardUser<User>> {
    return { getId: () => user.id, getOriginal: () => user }
  }

  async findById(id: { toString(): string }) {
    const user = await User.find(id.toString())
    return user && this.createUserForGuard(user)
  }
}
