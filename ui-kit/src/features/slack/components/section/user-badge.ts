import type { SlackUser } from '@fanfare/contract/slack/data/slack.ts'
import type { BadgeTone } from '../../../../primitives/badge.tsx'

export type UserBadge = 'bot' | 'deleted' | 'ultraRestricted' | 'restricted' | 'active'

export const BADGE_TONES: Record<UserBadge, BadgeTone> = {
  bot: 'info',
  deleted: 'danger',
  ultraRestricted: 'warn',
  restricted: 'warn',
  active: 'ok',
}

/** The badge of a user. Slack calls ultra restricted users restricted, too. */
export function badgeOf(user: SlackUser): UserBadge {
  if (user.isBot) return 'bot'
  if (user.isDeleted) return 'deleted'
  if (user.isUltraRestricted) return 'ultraRestricted'
  return user.isRestricted ? 'restricted' : 'active'
}
