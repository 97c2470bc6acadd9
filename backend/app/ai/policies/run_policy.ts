import { BasePolicy } from '@adonisjs/bouncer'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { User } from '#identity/public'

/** The user is a member of the post's organization; others have already got POST_NOT_FOUND or AI_RUN_NOT_FOUND. */
export default class RunPolicy extends BasePolicy {
  view(_user: User, { role }: Membership): boolean {
    return may(role, 'view')
  }

  generate(_user: User, { role }: Membership): boolean {
    return may(role, 'suggest')
  }

  review(_user: User, { role }: Membership): boolean {
    return may(role, 'suggest')
  }
}
