import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  EXPIRES_SOON_DAYS,
  EXPIRIES_MAX,
  OVERVIEW_MAX,
} from '@fanfare/contract/organizations/data/settings_overview.ts'
import { invitePath } from '../../../../../components/invite-path.ts'
import { settingsPath } from '../../../../../components/settings-path.ts'
import { useLanguage } from '../../../../../i18n/languages.ts'
import { useFormatNumber } from '../../../../../i18n/numbers.ts'
import { daysUntil, relativeDay } from '../../../../../i18n/relative-dates.ts'
import type { OverviewPartProps } from './integrations-overview.tsx'
import { OverviewCard } from './overview-card.tsx'
import { StatusLine, StatusSkeleton } from './status-line.tsx'

/** The members and, for those who invite, the open invitations. */
export function MembersOverview({ organization, overview }: OverviewPartProps) {
  const { t } = useTranslation('settings')
  const { id, membersCount, can } = organization
  return (
    <OverviewCard
      icon={<Users />}
      title={t('menu.members')}
      to={settingsPath(id, 'members')}
      action={can.manageMembers ? { label: t('invite.title'), to: invitePath(id) } : undefined}
    >
      <StatusLine tone="ok">{t('overview.members', { count: membersCount })}</StatusLine>
      {can.manageMembers && <InvitationLines organization={organization} overview={overview} />}
    </OverviewCard>
  )
}

function InvitationLines({ overview }: OverviewPartProps) {
  const { t } = useTranslation('settings')
  const format = useFormatNumber()
  const language = useLanguage()
  if (overview === undefined) return <StatusSkeleton />
  if (overview === null) return null
  const { open, expiries } = overview.invitations
  const counted = (count: number, max = OVERVIEW_MAX) => ({
    count,
    number: count < max ? format(count) : `${format(max)}+`,
  })
  const days = expiries.map((iso) => daysUntil(iso))
  const [next] = days
  const expiring = days.filter((day) => day === next).length
  return (
    <>
      {open > 0 && <StatusLine tone="open">{t('overview.open', counted(open))}</StatusLine>}
      {next !== undefined && next <= EXPIRES_SOON_DAYS && (
        <StatusLine tone="warn">
          {t('overview.expireSoon', { ...counted(expiring, EXPIRIES_MAX), day: relativeDay(next, language) })}
        </StatusLine>
      )}
    </>
  )
}
