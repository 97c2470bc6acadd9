import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'

export default class ModerationPolicy extends BasePolicy {
  /** Only administrators of the installation decide about posts. */
  moderate(user: User): boolean {
    return user.isAdmin
  }
}
