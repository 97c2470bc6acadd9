import { BasePolicy } from '@adonisjs/bouncer'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { SlackScheduledShareRow } from '#slack/models/slack_scheduled_share'
import { mayCancel } from '#slack/rules/may_cancel'
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

  cancelShare(_user: User, membership: Membership, share: Pick<SlackScheduledShareRow, 'user_id'>): boolean {
    return mayCancel(membership, share)
  }

  messageAll(_user: User, membership: Membership): boolean {
    return may(membership.role, 'messageAll')
  }
}
