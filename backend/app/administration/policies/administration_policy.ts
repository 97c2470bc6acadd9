import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#users/public'

export default class AdministrationPolicy extends BasePolicy {
  /** People, jobs and totals are for administrators of the installation alone. */
  administer(user: User): boolean {
    return user.isAdmin
  }
}
