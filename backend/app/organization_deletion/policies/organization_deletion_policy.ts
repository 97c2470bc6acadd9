import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#users/public'
import { may, type Membership } from '#organizations/public'

export default class OrganizationDeletionPolicy extends BasePolicy {
  delete(_user: User, membership: Membership): boolean {
    return may(membership.role, 'delete')
  }
}
