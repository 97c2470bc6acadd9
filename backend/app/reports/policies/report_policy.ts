import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#accounts/public'

export default class ReportPolicy extends BasePolicy {
  /** Administrators of the application answer reports, and nobody else reads them. */
  moderate(user: User): boolean {
    return user.isAdmin
  }
}
