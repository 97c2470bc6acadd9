import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { SelectionBar } from '../../../../../components/selection/selection-bar.tsx'
import { useSelectedRows } from '../../../../../components/selection/use-selected-rows.ts'
import { useHiddenTargets, withoutHidden } from '../../../../../components/undo/pending-actions.ts'
import { noFilter, useListUrl } from '../../../../../components/use-list-url.ts'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { invitationListQuery } from '../../api/invitation-queries.ts'
import type { SectionProps } from '../section-head.tsx'
import { CancelSelected } from './cancel-selected.tsx'
import { InvitationRow } from './invitation-row.tsx'

/** The invitations that have not been answered. Shows nothing while there has been none. */
export function InvitationsCard({ organization: { id } }: SectionProps) {
  const { t } = useTranslation('settings')
  const { page, hrefFor } = useListUrl(noFilter, 'invitations')
  const query = useQuery(invitationListQuery(id, page))
  const shown = withoutHidden(query.data?.invitations ?? [], useHiddenTargets())
  const { selected, selectAll, selectionOf } = useSelectedRows(shown.map((invitation) => invitation.id))
  const isSelectable = shown.length > 1
  const isEmpty = page === 1 && query.data?.invitations.length === 0
  // Once it has had rows or an error it stays, since it may hold the focus.
  const [hasContent, setHasContent] = useState(false)
  if (!hasContent && !isEmpty && !query.isPending) setHasContent(true)
  if (isEmpty && !hasContent) return null
  return (
    <SectionCard title={t('invitations.title')}>
      {isSelectable && (
        <SelectionBar selected={selected} total={shown.length} onSelectAll={selectAll}>
          <CancelSelected organizationId={id} selected={selected} />
        </SelectionBar>
      )}
      <PagedList
        frame="none"
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ invitations }) => invitations}
        skeleton={<Skeleton className="h-[1lh] w-2/5" />}
        failedTitle={t('invitations.failed')}
        empty={<p className="text-muted">{t('invitations.empty')}</p>}
      >
        {(invitation) => (
          <InvitationRow
            key={invitation.id}
            organizationId={id}
            invitation={invitation}
            selection={isSelectable ? selectionOf(invitation.id) : undefined}
          />
        )}
      </PagedList>
    </SectionCard>
  )
}
