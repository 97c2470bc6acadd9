import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { openIdProvidersQuery } from '../api/provider-queries.ts'
import { PasswordSignInSection } from '../components/password-sign-in-section.tsx'
import { ProviderRow } from '../components/provider-row.tsx'

/** How people sign in to this installation: the providers of companies, and whether they may use passwords. */
export default function SignInSettingsScreen() {
  const { t } = useTranslation('sign-in-providers')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} noindex />
      <div className="flex flex-col gap-2">
        <BackLink to="/admin/installation-settings">{t('back')}</BackLink>
        <PageHeader title={t('title')} description={t('description')} />
      </div>
      <QueryState
        card
        query={useQuery(openIdProvidersQuery())}
        failedTitle={t('failed')}
        skeleton={<SettingsSkeleton />}
      >
        {({ providers, passwordSignIn }) => (
          <>
            <SectionCard
              title={t('list.title')}
              description={t('list.text')}
              action={
                <ButtonLink to="/admin/installation-settings/sign-in/new" icon={<Plus aria-hidden />}>
                  {t('list.add')}
                </ButtonLink>
              }
            >
              {providers.length === 0 ? (
                <p className="text-muted">{t('list.empty')}</p>
              ) : (
                <ul className="divide-y divide-line">
                  {providers.map((provider) => (
                    <ProviderRow key={provider.id} provider={provider} />
                  ))}
                </ul>
              )}
            </SectionCard>
            <PasswordSignInSection isOn={passwordSignIn} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <RowsSkeleton row="py-3 first:pt-0 last:pb-0" />
    </Card>
  )
}
