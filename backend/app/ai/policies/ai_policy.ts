import { BasePolicy } from '@adonisjs/bouncer'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { User } from '#identity/public'

/** The providers and settings of an organization, and the texts generated for its posts. */
export default class AiPolicy extends BasePolicy {
  view(_user: User, { role }: Membership): boolean {
    return may(role, 'view')
  }

  manage(_user: User, { role }: Membership): boolean {
    return may(role, 'manageIntegrations')
  }

  // Users who are not members of the post's organization have already got POST_NOT_FOUND or AI_RUN_NOT_FOUND.
  generate(_user: User, { role }: Membership): boolean {
    return may(role, 'suggest')
  }

  review(_user: User, { role }: Membership): boolean {
    return may(role, 'suggest')
  }
}
