import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScimGroup } from '@fanfare/contract/organizations/data/scim.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { scimGroupsQuery } from '../api/scim-api.ts'
import { MappingDialog } from './group-mapping.tsx'

/** The groups of the directory, and what each gives its people. */
export function GroupList() {
  const { t } = useTranslation('scim')
  const titleId = useId()
  const { page, hrefFor } = useListUrl(noFilter)
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h2 id={titleId} className="text-lg font-semibold tracking-[-0.01em]">
          {t('groups.title')}
        </h2>
        <p className="mt-0.5 text-muted">{t('groups.description')}</p>
      </div>
      <PagedList
        query={useQuery(scimGroupsQuery(page))}
        page={page}
        hrefFor={hrefFor}
        label={t('groups.title')}
        rowsOf={({ groups }) => groups}
        skeleton={
          <Card padded={false}>
            <RowsSkeleton row="px-4 py-3 sm:px-5" />
          </Card>
        }
        failedTitle={t('groups.failed')}
        empty={
          <EmptyState icon={<UsersRound />} title={t('groups.empty')} description={t('groups.emptyText')} />
        }
      >
        {(group) => <GroupRow key={group.id} group={group} />}
      </PagedList>
    </section>
  )
}

function GroupRow({ group }: { group: ScimGroup }) {
  const { t } = useTranslation('scim')
  const [open, setOpen] = useState(false)
  const { name, membersCount, organization, role } = group
  const gives =
    organization === null || role === null
      ? t('groups.nothing')
      : t(`groups.gives.${role}`, { organization: organization.name })
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm break-words text-muted">
          {t('groups.people', { count: membersCount })}
          {' · '}
          {gives}
        </p>
      </div>
      <Button size="sm" aria-label={t('groups.change', { name })} onClick={() => setOpen(true)}>
        {t('groups.open')}
      </Button>
      <MappingDialog group={group} open={open} onOpenChange={setOpen} />
    </li>
  )
}
