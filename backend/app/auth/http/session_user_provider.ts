import type { symbols } from '@adonisjs/auth'
import type {
  AccessTokensGuardUser,
  AccessTokensUserProviderContract,
} from '@adonisjs/auth/types/access_tokens'
import { User } from '#users/public'
import { deleteSession, findSession, openSession } from '#auth/repositories/sessions'

/** Connects the access token guard with users and sessions. */
export class SessionUserProvider implements AccessTokensUserProviderContract<User> {
  declare [symbols.PROVIDER_REAL_USER]: User

  verifyToken = findSession
  invalidateToken = deleteSession

  createToken(user: User) {
    return openSession(user.id, { method: 'password', agent: null, address: '' })
  }

  async createUserForGuard(user: User): Promise<AccessTokensGuardUser<User>> {
    return { getId: () => user.id, getOriginal: () => user }
  }

  async findById(id: { toString(): string }) {
    const user = await User.find(id.toString())
    // A sign-in that was under way may have opened a session after the account was closed or disabled.
    return user?.closedAt === null && user.disabledAt === null ? this.createUserForGuard(user) : null
  }
}
