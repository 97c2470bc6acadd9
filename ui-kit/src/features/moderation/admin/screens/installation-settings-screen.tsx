import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { installationSettingsQuery } from '../api/installation-settings.ts'
import { SignUpSettingsForm } from '../components/sign-up-settings-form.tsx'

/** What administrators set for the whole installation: who may have an account. */
export default function InstallationSettingsScreen() {
  const { t } = useTranslation('admin')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('settings.title')} noindex />
      <PageHeader
        title={t('settings.title')}
        description={t('settings.description')}
        actions={
          <>
            <ButtonLink to="/admin/installation-settings/sign-in">{t('settings.signIn')}</ButtonLink>
            <ButtonLink to="/admin/installation-settings/provisioning">
              {t('settings.provisioning')}
            </ButtonLink>
          </>
        }
      />
      <QueryState
        card
        query={useQuery(installationSettingsQuery())}
        failedTitle={t('settings.failed')}
        skeleton={<SettingsSkeleton />}
      >
        {(settings) => <SignUpSettingsForm settings={settings} />}
      </QueryState>
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <Card className="flex max-w-3xl flex-col gap-5">
      {[1, 2].map((group) => (
        <div key={group} className="grid gap-2 sm:grid-cols-2">
          {[1, 2, 3, 4].map((option) => (
            <Skeleton key={option} className="h-19 w-full" />
          ))}
        </div>
      ))}
    </Card>
  )
}
