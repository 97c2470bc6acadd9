import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { OpenIdProvider } from '@fanfare/contract/identity/data/openid_provider.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
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
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('one.title')} noindex />
      <QueryState
        card
        query={useQuery(openIdProvidersQuery())}
        failedTitle={t('failed')}
        skeleton={<Skeleton className="h-24" />}
      >
        {({ providers }) => <Provider provider={providers.find(({ id }) => id === providerId)} />}
      </QueryState>
    </div>
  )
}

function Provider({ provider }: { provider: OpenIdProvider | undefined }) {
  const { t } = useTranslation('sign-in-providers')
  if (provider === undefined)
    return (
      <EmptyState
        as="h1"
        icon={<KeyRound />}
        title={t('one.missing')}
        action={<ButtonLink to="/admin/installation-settings/sign-in">{t('title')}</ButtonLink>}
      />
    )
  return (
    <>
      <div className="flex flex-col gap-2">
        <BackLink to="/admin/installation-settings/sign-in">{t('title')}</BackLink>
        <PageHeader title={provider.label} description={provider.issuer} />
      </div>
      <AddressesSection provider={provider} />
      <TestSection provider={provider} />
      <ProviderForm provider={provider} />
      <DeletionSection provider={provider} />
    </>
  )
}
