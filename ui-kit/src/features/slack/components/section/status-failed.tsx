import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

export interface StatusFailedProps {
  error: unknown
  onRetry: () => void
}

/** Shown when the status of the connection could not be loaded. */
export function StatusFailed({ error, onRetry }: StatusFailedProps) {
  const { t } = useTranslation(['slack', 'common'])
  const errorText = useErrorText()
  return (
    <Notice
      tone="danger"
      title={t('statusFailed')}
      action={
        <Button size="sm" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  )
}
