import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { QueryState } from '../../../../components/query-state.tsx'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { openIdProvidersQuery } from '../api/provider-queries.ts'
import { AddressesSection } from '../components/addresses-section.tsx'
import { DeletionSection } from '../components/deletion-section.tsx'
import { ProviderForm } from '../components/provider-form.tsx'
import { TestSection } from '../components/test-section.tsx'

/** One provider: its addresses, a test, its settings and its end. */
export default function SignInProviderScreen() {
  const { t } = useTranslation('sign-in-providers')
  const { providerId } = useParams()
  const query = useQuery(openIdProvidersQuery())
  const provider = query.data?.providers.find(({ id }) => id === providerId)
  if (query.data !== undefined && provider === undefined) return <ProviderMissing />
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Meta title={provider?.label ?? t('one.title')} noindex />
      <div className="flex flex-col gap-2">
        <BackLink to="/admin/installation-settings/sign-in">{t('title')}</BackLink>
        <PageHeader title={provider?.label ?? t('one.title')} description={provider?.issuer} />
      </div>
      <QueryState card query={query} failedTitle={t('failed')} skeleton={<ProviderSkeleton />}>
        {() =>
          provider && (
            <>
              <AddressesSection provider={provider} />
              <TestSection provider={provider} />
              <ProviderForm provider={provider} />
              <DeletionSection provider={provider} />
            </>
          )
        }
      </QueryState>
    </div>
  )
}

function ProviderMissing() {
  const { t } = useTranslation('sign-in-providers')
  return (
    <>
      <Meta title={t('one.missing')} noindex />
      <EmptyState
        as="h1"
        icon={<KeyRound />}
        title={t('one.missing')}
        action={<ButtonLink to="/admin/installation-settings/sign-in">{t('title')}</ButtonLink>}
      />
    </>
  )
}

/** As high as the addresses and the test. */
function ProviderSkeleton() {
  return ['h-43', 'h-16'].map((height) => (
    <Card key={height} className="flex flex-col gap-4">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className={`${height} w-full`} />
    </Card>
  ))
}
