import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { scimSettingsQuery } from '../api/scim-api.ts'
import { DirectoryConnection } from '../components/directory-connection.tsx'
import { GroupList } from '../components/group-list.tsx'

/** Administrators connect the directory of the company here, and say what its groups give. */
export default function ProvisioningScreen() {
  const { t } = useTranslation('scim')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} noindex />
      <div className="flex flex-col gap-2">
        <BackLink to="/admin/installation-settings">{t('back')}</BackLink>
        <PageHeader title={t('title')} description={t('description')} />
      </div>
      <QueryState
        card
        query={useQuery(scimSettingsQuery())}
        failedTitle={t('failed')}
        skeleton={<ConnectionSkeleton />}
      >
        {(settings) => <DirectoryConnection settings={settings} />}
      </QueryState>
      <GroupList />
    </div>
  )
}

function ConnectionSkeleton() {
  return (
    <Card aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-7 w-16" />
    </Card>
  )
}
