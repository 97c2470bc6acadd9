import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#identity/users/models/user'

/** Permissions on other users' accounts. */
export class AccountPolicy extends BasePolicy {
  createResetLink(user: User): boolean {
    return user.isAdmin
  }
}
