import { BasePolicy } from '@adonisjs/bouncer'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { User } from '#identity/public'

export default class TestimonialPolicy extends BasePolicy {
  create(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }
}
