import { useTranslation } from 'react-i18next'
import { Button } from '../primitives/button.tsx'

export interface CheckFailedProps {
  text: string
  onRetry: () => void
}

/** One line in place of a small part that could not be loaded. */
export function CheckFailed({ text, onRetry }: CheckFailedProps) {
  const { t } = useTranslation('common')
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {text}
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </p>
  )
}
