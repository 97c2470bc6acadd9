import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'

export default class PlatformLogPolicy extends BasePolicy {
  /** Only administrators of the installation read the platform log. */
  read(user: User): boolean {
    return user.isAdmin
  }
}
