import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/organizations/queries/find_membership'

export default class InvitationPolicy extends BasePolicy {
  manage(_user: User, membership: Membership): boolean {
    return may(membership.role, 'manageMembers')
  }
}
