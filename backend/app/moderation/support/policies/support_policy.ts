import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'

export default class SupportPolicy extends BasePolicy {
  /** Only administrators of the installation read and answer support requests. */
  answer(user: User): boolean {
    return user.isAdmin
  }
}
