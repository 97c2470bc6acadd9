import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JoinRequest } from '@fanfare/contract/organizations/data/domain.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { joinRequestsQuery, useAnswerRequest } from '../api/domain-queries.ts'

/** The page of the open requests to join that the address names. */
export function useJoinRequests(organizationId: string) {
  const { page } = useListUrl(noFilter, 'requests')
  return useQuery(joinRequestsQuery(organizationId, page))
}

export interface JoinRequestsCardProps {
  organizationId: string
  query: ReturnType<typeof useJoinRequests>
}

/** The open requests to join. Shows nothing while there has been none. */
export function JoinRequestsCard({ organizationId, query }: JoinRequestsCardProps) {
  const { t } = useTranslation('domains')
  const { page, hrefFor } = useListUrl(noFilter, 'requests')
  const isEmpty = page === 1 && query.data?.requests.length === 0
  // Once it has had rows or an error it stays, since it may hold the focus.
  const [hasContent, setHasContent] = useState(false)
  if (!hasContent && !isEmpty && !query.isPending) setHasContent(true)
  if (!hasContent) return null
  return (
    <SectionCard title={t('requests.title')}>
      <PagedList
        frame="none"
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ requests }) => requests}
        skeleton={<Skeleton className="h-[1lh] w-2/5" />}
        failedTitle={t('requests.failed')}
        empty={<p className="text-muted">{t('requests.empty')}</p>}
      >
        {(request) => <RequestRow key={request.id} organizationId={organizationId} request={request} />}
      </PagedList>
    </SectionCard>
  )
}

interface RequestRowProps {
  organizationId: string
  request: JoinRequest
}

function RequestRow({ organizationId, request }: RequestRowProps) {
  const { t } = useTranslation('domains')
  const { person, wasRemoved, createdAt } = request
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Avatar name={person.name} src={person.avatarUrl} size={36} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{person.name}</span>
          {wasRemoved && <Badge tone="warn">{t('requests.removed')}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">
          {person.email}
          {' · '}
          <DatedText iso={createdAt} say={(date) => t('requests.asked', { date })} />
        </p>
      </div>
      <AnswerButtons organizationId={organizationId} request={request} />
    </li>
  )
}

function AnswerButtons({ organizationId, request: { id, person } }: RequestRowProps) {
  const { t } = useTranslation('domains')
  const [asking, setAsking] = useState(false)
  const { name } = person
  const { mutateAsync, isPending } = useAnswerRequest(organizationId, id)
  const approve = useToastAction({
    action: () => mutateAsync('approve'),
    done: t('requests.approved', { name }),
    failed: t('requests.answerFailed'),
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant="primary"
        busy={isPending && !asking}
        aria-label={t('requests.approveNamed', { name })}
        onClick={approve}
      >
        {t('requests.approve')}
      </Button>
      <Button
        size="sm"
        atEnd
        aria-label={t('requests.declineNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('requests.decline')}
      </Button>
      <ActionDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('requests.declineTitle', { name })}
        description={t('requests.declineText')}
        confirmLabel={t('requests.declineConfirm')}
        action={() => mutateAsync('decline')}
        failed={t('requests.answerFailed')}
        done={t('requests.declined')}
      />
    </div>
  )
}
