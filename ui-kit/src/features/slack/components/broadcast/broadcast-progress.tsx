import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlackBroadcast } from '@fanfare/contract/slack/data/slack.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { QueryState } from '../../../../components/query-state.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { ProgressBar } from '../../../../primitives/progress-bar.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { broadcastQuery, useCancelBroadcast } from '../../api/message-queries.ts'
import { isSending } from '../../api/is-sending.ts'
import { Misses } from './misses.tsx'

export interface BroadcastProgressProps {
  organizationId: string
  id: string
  /** Offered once the message has ended, or only waits for the hours of people. */
  again?: ReactNode
}

/** The progress of a message to all, and the users it does not reach. */
export function BroadcastProgress({ organizationId, id, again }: BroadcastProgressProps) {
  const query = useQuery(broadcastQuery(organizationId, id))
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-28 w-full" />}>
      {({ broadcast }) => (
        <div className="flex flex-col gap-4">
          {broadcast.state === 'running' ? (
            <Running organizationId={organizationId} broadcast={broadcast} />
          ) : (
            <Ended state={broadcast.state} />
          )}
          <Counts broadcast={broadcast} />
          {broadcast.skipped + broadcast.errors > 0 && (
            <Suspense fallback={<Skeleton className="h-16 w-full" />}>
              <Misses organizationId={organizationId} id={id} />
            </Suspense>
          )}
          {!isSending(broadcast) && <div className="flex justify-end">{again}</div>}
        </div>
      )}
    </QueryState>
  )
}

interface RunningProps {
  organizationId: string
  broadcast: SlackBroadcast
}

function Running({ organizationId, broadcast }: RunningProps) {
  const { t } = useTranslation('slack')
  const { id, sent, errors, total, waiting } = broadcast
  const { mutate, isPending, error } = useCancelBroadcast(organizationId, id)
  return (
    <div className="flex flex-col gap-3">
      <output className="text-muted tabular-nums">{t('all.running', { done: sent + errors, total })}</output>
      <ProgressBar label={t('all.progress')} value={sent + errors} max={total} />
      {waiting > 0 && <p className="text-sm text-muted">{t('all.waiting', { count: waiting })}</p>}
      <ErrorNotice title={t('all.cancelFailed')} error={error} />
      <Button className="self-end" busy={isPending} onClick={() => mutate()}>
        {t('all.cancel')}
      </Button>
    </div>
  )
}

const TONES = { done: 'ok', cancelled: 'warn', failed: 'danger' } as const

function Ended({ state }: { state: keyof typeof TONES }) {
  const { t } = useTranslation('slack')
  return <Notice tone={TONES[state]}>{t(`all.ended.${state}`)}</Notice>
}

const COUNTS = ['sent', 'skipped', 'errors'] as const

function Counts({ broadcast }: { broadcast: SlackBroadcast }) {
  const { t } = useTranslation('slack')
  return (
    <dl className="grid grid-cols-3 gap-3">
      {COUNTS.map((name) => (
        <div key={name} className="flex flex-col-reverse rounded-md bg-sunken px-3.5 py-2.5">
          <dt className="text-sm text-muted">{t(`all.${name}`)}</dt>
          <dd className="text-xl font-semibold tabular-nums">{broadcast[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
