import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'
import type { Membership } from '#organizations/organizations/queries/find_membership'
import { may } from '#contract/organizations/rules/abilities'

export default class OrganizationPolicy extends BasePolicy {
  /** Every user may create an organization. */
  create(user: User): boolean {
    return user.id !== ''
  }

  view(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }

  update(_user: User, membership: Membership): boolean {
    return may(membership.role, 'update')
  }

  manageMembers(_user: User, membership: Membership): boolean {
    return may(membership.role, 'manageMembers')
  }

  manageTokens(_user: User, membership: Membership): boolean {
    return may(membership.role, 'manageIntegrations')
  }

  changeRole(_user: User, membership: Membership): boolean {
    return may(membership.role, 'manageRoles')
  }

  manageDomains(_user: User, membership: Membership): boolean {
    return may(membership.role, 'manageDomains')
  }

  delete(_user: User, membership: Membership): boolean {
    return may(membership.role, 'delete')
  }

  readAudit(_user: User, membership: Membership): boolean {
    return may(membership.role, 'readAudit')
  }
}
