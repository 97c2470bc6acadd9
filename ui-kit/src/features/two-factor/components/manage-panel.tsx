import { useQuery } from '@tanstack/react-query'
import { KeyRound, RotateCcw, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../primitives/badge.tsx'
import { Button } from '../../../primitives/button.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { statusQuery } from '../api/two-factor-queries.ts'
import { RenewDialog } from './renew-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

export interface ManagePanelProps {
  onRegenerate: () => void
  onRenewed: (recoveryCodes: string[]) => void
}

/** Manages two-factor once it is on. */
export function ManagePanel({ onRegenerate, onRenewed }: ManagePanelProps) {
  const { t } = useTranslation(['two-factor', 'common'])
  const { data, isError, refetch } = useQuery(statusQuery())
  const [asking, setAsking] = useState<'renew' | 'turnOff' | null>(null)
  const close = () => setAsking(null)

  if (data === undefined && isError) {
    return (
      <ErrorState
        title={t('manage.failed')}
        description={t('manage.failedHint')}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="ok">{t('manage.on')}</Badge>
        {data === undefined ? (
          <Skeleton className="h-5 w-48" />
        ) : (
          <span className="text-muted">{t('manage.left', { count: data.recoveryCodesLeft })}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<KeyRound aria-hidden />} onClick={() => setAsking('renew')}>
          {t('manage.renew')}
        </Button>
        <Button icon={<RotateCcw aria-hidden />} onClick={onRegenerate}>
          {t('manage.regenerate')}
        </Button>
        <Button variant="destructive" icon={<ShieldOff aria-hidden />} onClick={() => setAsking('turnOff')}>
          {t('manage.turnOff')}
        </Button>
      </div>
      <RenewDialog open={asking === 'renew'} onClose={close} onRenewed={onRenewed} />
      <TurnOffDialog open={asking === 'turnOff'} onClose={close} />
    </>
  )
}
