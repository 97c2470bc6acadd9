import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#identity/users/models/user'

export default class PeoplePolicy extends BasePolicy {
  /** Only administrators of the installation manage users. */
  administer(user: User): boolean {
    return user.isAdmin
  }
}
