import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'

export default class TagPolicy extends BasePolicy {
  /** Tags are shared by all organizations, so only administrators of the installation change them. */
  administer(user: User): boolean {
    return user.isAdmin
  }
}
