import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#users/public'

/** What may be done with other users' accounts. */
export class AccountPolicy extends BasePolicy {
  createResetLink(user: User): boolean {
    return user.isAdmin
  }
}
