import { BasePolicy } from '@adonisjs/bouncer'
import { may } from '#contract/organizations/rules/abilities'
import type { User } from '#identity/public'
import type { Membership } from '#organizations/public'

export default class WebhookPolicy extends BasePolicy {
  /** Webhooks send what members see out of the organization. */
  manage(_user: User, membership: Membership): boolean {
    return may(membership.role, 'manageIntegrations')
  }
}
