import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#accounts/public'
import { may, type Membership } from '#organizations/public'

/** Asked about members only: for everybody else the organization does not exist. */
export default class DeletionPolicy extends BasePolicy {
  delete(_user: User, membership: Membership): boolean {
    return may(membership.role, 'delete')
  }
}
