import { useTranslation } from 'react-i18next'
import type { SlackUser } from '@fanfare/contract/slack/data/slack.ts'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { BADGE_TONES, badgeOf } from './user-badge.ts'

export interface UserRowProps {
  user: SlackUser
}

/** A user of the workspace: the names, the email and one badge. */
export function UserRow({ user }: UserRowProps) {
  const { t } = useTranslation('slack')
  const name = user.realName || user.displayName || user.name
  const badge = badgeOf(user)
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={name} src={null} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-sm text-muted">
          <span>@{user.displayName || user.name}</span>
          {user.email !== null && <span>{` · ${user.email}`}</span>}
        </p>
      </div>
      <Badge tone={BADGE_TONES[badge]}>{t(`badges.${badge}`)}</Badge>
    </li>
  )
}
