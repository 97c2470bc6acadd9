import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#users/public'

export default class TagPolicy extends BasePolicy {
  /** Tags belong to everybody, so only administrators of the installation change them. */
  administer(user: User): boolean {
    return user.isAdmin
  }
}
