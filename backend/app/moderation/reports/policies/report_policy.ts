import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'

export default class ReportPolicy extends BasePolicy {
  /** Only administrators of the installation read and resolve reports. */
  moderate(user: User): boolean {
    return user.isAdmin
  }
}
