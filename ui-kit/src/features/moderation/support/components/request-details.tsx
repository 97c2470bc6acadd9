import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SupportRequestDetails } from '@fanfare/contract/moderation/data/support.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { supportRequestQuery, useReopen } from '../api/support-queries.ts'
import { Answer } from './answer.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AttachmentRow } from './attachment-row.tsx'
import { PriorityBadge } from './priority-badge.tsx'
import { Requester } from './requester.tsx'

/** One support request in full, with the actions of an administrator. */
export function RequestDetails({ id }: { id: string }) {
  const { t } = useTranslation('support')
  return (
    <QueryState
      query={useQuery(supportRequestQuery(id))}
      skeleton={<DetailsSkeleton />}
      failedTitle={t('admin.detailsFailed')}
      card
    >
      {(request) => (
        <Card className="flex flex-col gap-5">
          <Facts request={request} />
          {request.attachments.length > 0 && (
            <section aria-label={t('form.attachments')} className="flex flex-col gap-2">
              <h3 className="text-sm font-medium">{t('form.attachments')}</h3>
              <ul className="divide-y divide-line rounded-md border border-line">
                {request.attachments.map((attachment) => (
                  <AttachmentRow key={attachment.id} attachment={attachment} />
                ))}
              </ul>
            </section>
          )}
          <Answers answers={request.answers} />
          {request.status === 'open' ? <AnswerForm key={id} request={request} /> : <Reopen id={id} />}
        </Card>
      )}
    </QueryState>
  )
}

function Facts({ request }: { request: SupportRequestDetails }) {
  const { t } = useTranslation('support')
  const { title, description, priority, status, createdAt } = request
  return (
    <>
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <PriorityBadge priority={priority} />
          {status === 'closed' && <Badge tone="neutral">{t('status.closed')}</Badge>}
          <DateText iso={createdAt} />
        </p>
        <h2 dir="auto" className="text-lg font-semibold break-words">
          {title}
        </h2>
        <Requester request={request} />
      </header>
      <p dir="auto" className="break-words whitespace-pre-line">
        {description}
      </p>
    </>
  )
}

function Answers({ answers }: Pick<SupportRequestDetails, 'answers'>) {
  const { t } = useTranslation('support')
  return answers.map((answer) => {
    const name = answer.author?.name ?? t('admin.deleted')
    return <Answer key={answer.id} heading={t('admin.answerOf', { name })} answer={answer} />
  })
}

function Reopen({ id }: { id: string }) {
  const { t } = useTranslation('support')
  const { mutateAsync, isPending } = useReopen(id)
  const reopen = useToastAction({
    action: () => mutateAsync(),
    done: t('admin.reopened'),
    failed: t('admin.reopenFailed'),
  })
  return (
    <Button className="self-start" busy={isPending} onClick={reopen}>
      {t('admin.reopen')}
    </Button>
  )
}

function DetailsSkeleton() {
  return (
    <Card aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-24 w-full" />
    </Card>
  )
}
