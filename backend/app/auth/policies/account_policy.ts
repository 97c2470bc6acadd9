import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#accounts/public'

/** What may be done about other people's accounts. */
export class AccountPolicy extends BasePolicy {
  /** Administrators of the application let people back in. */
  helpBackIn(user: User): boolean {
    return user.isAdmin
  }
}
