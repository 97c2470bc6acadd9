import { Plus, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { formatDate } from '../../../../i18n/dates.ts'
import { useLanguage } from '../../../../i18n/languages.ts'
import { useTimeZone } from '../../../../i18n/use-time-zone.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import type { SettingsOrigin } from '../../../../components/settings-origin.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { partOfDay } from '../part-of-day.ts'
import { createPostPath } from '../post-paths.ts'

const FROM_HERE: SettingsOrigin = { from: '/dashboard' }

export interface DashboardGreetingProps {
  organization: Organization
}

/** Greets the member. On phones, sharing a link is in the bar below. */
export function DashboardGreeting({ organization }: DashboardGreetingProps) {
  const { t } = useTranslation('posts')
  const { name } = useUser()
  const timeZone = useTimeZone()
  const [now] = useState(() => new Date())
  return (
    <PageHeader
      eyebrow={formatDate(now.toISOString(), useLanguage(), 'weekday', timeZone)}
      title={t(`greeting.${partOfDay(now, timeZone)}`, { name: name.split(' ')[0] })}
      description={t('greeting.text', { name: organization.name })}
      actions={
        <>
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
              variant="primary"
              icon={<Plus aria-hidden />}
              className="max-md:hidden"
            >
              {t('share')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
