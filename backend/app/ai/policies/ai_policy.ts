import { BasePolicy } from '@adonisjs/bouncer'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { User } from '#identity/public'

/** The providers and settings of an organization. */
export default class AiPolicy extends BasePolicy {
  view(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }

  manage(_user: User, membership: Membership): boolean {
    return may(membership.role, 'manageIntegrations')
  }
}
