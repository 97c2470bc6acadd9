import { useTranslation } from 'react-i18next'
import type { WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { Button } from '../../../../../primitives/button.tsx'

export interface AttentionFailedProps {
  kind: WaitingKind
  onRetry: () => void
}

/** Says which kind could not be loaded, while the others are shown. */
export function AttentionFailed({ kind, onRetry }: AttentionFailedProps) {
  const { t } = useTranslation(['admin', 'common'])
  const name = t(`dashboard.kinds.${kind}`)
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <p className="min-w-0 flex-1 text-danger">{t('dashboard.kindFailed', { kind: name })}</p>
      <Button size="sm" onClick={onRetry}>
        {t('common:actions.retry')}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
