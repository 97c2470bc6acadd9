import { useTranslation } from 'react-i18next'
import type { SlackSync } from '@fanfare/contract/slack/data/slack.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { ProgressBar } from '../../../../primitives/progress-bar.tsx'

export interface SyncStatusProps {
  sync: SlackSync
}

/** The sync that is running, or the result of the last one. */
export function SyncStatus({ sync }: SyncStatusProps) {
  const { t } = useTranslation('slack-details')
  const { state, total, processed, errors, syncedAt } = sync
  if (state === 'running') {
    return (
      <div className="flex flex-col gap-1.5">
        <output className="text-sm text-muted tabular-nums">
          {total === 0 ? t('sync.starting') : t('sync.running', { processed, total })}
        </output>
        <ProgressBar label={t('sync.progress')} value={processed} max={total} />
      </div>
    )
  }
  return (
    <>
      {state === 'failed' && (
        <Notice tone="danger" title={t('sync.failed')}>
          {t('sync.failedText')}
        </Notice>
      )}
      {errors > 0 && <Notice tone="warn">{t('sync.errors', { count: errors })}</Notice>}
      {syncedAt !== null && (
        <p className="text-sm text-faint">
          {t('sync.last')} <RelativeTime iso={syncedAt} />
        </p>
      )}
    </>
  )
}
