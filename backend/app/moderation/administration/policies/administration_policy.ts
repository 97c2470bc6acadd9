import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'

export default class AdministrationPolicy extends BasePolicy {
  /** Only administrators of the installation manage jobs and see totals. */
  administer(user: User): boolean {
    return user.isAdmin
  }
}
