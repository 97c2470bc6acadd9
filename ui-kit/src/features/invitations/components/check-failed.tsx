import { useTranslation } from 'react-i18next'
import { Card } from '../../../primitives/card.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'

export interface CheckFailedProps {
  reason: string
  onRetry: () => void
}

/** Nobody could say whether the invitation is valid. */
export function CheckFailed({ reason, onRetry }: CheckFailedProps) {
  const { t } = useTranslation(['invitations', 'common'])
  return (
    <div className="grid place-items-center py-8 sm:py-16">
      <Card padded={false} className="w-full max-w-sm">
        <ErrorState
          as="h1"
          title={t('failed')}
          description={reason}
          retryLabel={t('common:actions.retry')}
          onRetry={onRetry}
        />
      </Card>
    </div>
  )
}
