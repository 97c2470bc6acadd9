import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import type { useSendTest } from '../api/webhook-queries.ts'
import { OutcomeText } from './outcome-text.tsx'

export interface TestResultProps {
  test: Pick<ReturnType<typeof useSendTest>, 'data' | 'error' | 'isPending'>
}

/** What came of the last test. Shows nothing before it. */
export function TestResult({ test: { data, error, isPending } }: TestResultProps) {
  const { t } = useTranslation('webhooks')
  if (isPending) return <output className="text-sm text-muted">{t('test.running')}</output>
  if (error !== null) return <ErrorNotice title={t('test.failed')} error={error} />
  const attempt = data?.delivery.lastAttempt
  if (attempt === undefined || attempt === null) return null
  return (
    <Notice
      tone={attempt.failure === null ? 'ok' : 'danger'}
      title={t(attempt.failure === null ? 'test.accepted' : 'test.refused')}
    >
      <OutcomeText attempt={attempt} /> · {t('took', { milliseconds: attempt.durationMs })}
    </Notice>
  )
}
