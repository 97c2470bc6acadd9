import { Plus, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { useTimeZone } from '../../../../i18n/use-time-zone.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import type { SettingsOrigin } from '../../../../components/settings-origin.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { partOfDay } from '../part-of-day.ts'
import { createPostPath } from '../post-paths.ts'
import { DashboardTotals } from './dashboard-totals.tsx'

const FROM_HERE: SettingsOrigin = { from: '/dashboard' }
const LINE = 'flex flex-wrap items-center gap-x-5 gap-y-2'

export interface DashboardGreetingProps {
  organization: Organization
}

/** Greets the member, in one line with the totals and what leads on. On phones, sharing a link is in the bar below. */
export function DashboardGreeting({ organization }: DashboardGreetingProps) {
  const { t } = useTranslation('posts')
  const { name } = useUser()
  const timeZone = useTimeZone()
  const [now] = useState(() => new Date())
  return (
    <header className={LINE}>
      <h1 dir="auto" className="min-w-0 font-display text-2xl font-semibold tracking-[-0.03em] break-words">
        {t(`greeting.${partOfDay(now, timeZone)}`, { name: name.split(' ')[0] })}
      </h1>
      <DashboardTotals organization={organization} />
      <div className="ms-auto flex gap-2">
        <ButtonLink
          to={`/organizations/${organization.id}/settings`}
          state={FROM_HERE}
          icon={<Settings aria-hidden />}
        >
          {t('settings')}
        </ButtonLink>
        {organization.can.createPost && (
          <ButtonLink
            to={createPostPath(organization.id)}
            icon={<Plus aria-hidden />}
            className="max-md:hidden"
          >
            {t('share')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}

export function DashboardGreetingSkeleton() {
  return (
    <div className={LINE}>
      <Skeleton className="h-[1lh] w-64 max-w-full font-display text-2xl" />
      <Skeleton className="h-[1lh] w-48 text-sm" />
      <Skeleton className="control ms-auto w-28" />
    </div>
  )
}
