import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#users/public'

export default class PlatformLogPolicy extends BasePolicy {
  /** Only administrators of the installation read what they decide. */
  read(user: User): boolean {
    return user.isAdmin
  }
}
