import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { scimGroupsQuery, scimSettingsQuery } from '../api/scim-api.ts'
import { DirectoryConnection } from '../components/directory-connection.tsx'
import { GroupList } from '../components/group-list.tsx'

/** Administrators connect the directory of the company here, and say what its groups give. */
export default function ProvisioningScreen() {
  const { t } = useTranslation('scim')
  const settings = useQuery(scimSettingsQuery())
  const { page } = useListUrl(noFilter)
  // Both are asked for at once; the groups are shown below the connection, whose height is not known before.
  usePrefetchQuery(scimGroupsQuery(page))
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} noindex />
      <div className="flex flex-col gap-2">
        <BackLink to="/admin/installation-settings">{t('back')}</BackLink>
        <PageHeader title={t('title')} description={t('description')} />
      </div>
      <QueryState card query={settings} failedTitle={t('failed')} skeleton={<ProvisioningSkeleton />}>
        {(data) => <DirectoryConnection settings={data} />}
      </QueryState>
      {!settings.isPending && <GroupList />}
    </div>
  )
}

function ProvisioningSkeleton() {
  return (
    <>
      <Card aria-hidden className="flex flex-col gap-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-64 max-w-full" />
        <Skeleton className="h-7 w-16" />
      </Card>
      <Card padded={false}>
        <RowsSkeleton row="px-4 py-3 sm:px-5" />
      </Card>
    </>
  )
}
