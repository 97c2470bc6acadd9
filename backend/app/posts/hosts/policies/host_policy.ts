import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'

export default class HostPolicy extends BasePolicy {
  /** Only administrators of the installation approve and block hosts. */
  administer(user: User): boolean {
    return user.isAdmin
  }
}
