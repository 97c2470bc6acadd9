import { BasePolicy } from '@adonisjs/bouncer'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { User } from '#identity/public'

export default class FirstStepsPolicy extends BasePolicy {
  /** Only members who may take every step. */
  take(_user: User, { role }: Membership): boolean {
    return may(role, 'createPost') && may(role, 'suggest') && may(role, 'manageMembers')
  }
}
