import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { SlackScheduledShareRow } from '#slack/models/slack_scheduled_share'

/** Whether a member may cancel a share of a scheduled post: the sender, and those who may message all members. */
export const mayCancel = (
  { userId, role }: Membership,
  share: Pick<SlackScheduledShareRow, 'user_id'>,
): boolean => share.user_id === userId || may(role, 'messageAll')
