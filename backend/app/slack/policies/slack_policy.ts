import { BasePolicy } from '@adonisjs/bouncer'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { User } from '#identity/public'

export default class SlackPolicy extends BasePolicy {
  view(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }

  manage(_user: User, membership: Membership): boolean {
    return may(membership.role, 'manageIntegrations')
  }

  share(_user: User, membership: Membership): boolean {
    return may(membership.role, 'shareToChannel')
  }

  messageAll(_user: User, membership: Membership): boolean {
    return may(membership.role, 'messageAll')
  }
}
