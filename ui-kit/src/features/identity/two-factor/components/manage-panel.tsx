import { useQuery } from '@tanstack/react-query'
import { KeyRound, RotateCcw, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { statusQuery } from '../api/two-factor-queries.ts'
import { RenewDialog } from './renew-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

export interface ManagePanelProps {
  onRegenerate: () => void
  onRenewed: (recoveryCodes: string[]) => void
}

/** Manages two-factor once it is on. */
export function ManagePanel({ onRegenerate, onRenewed }: ManagePanelProps) {
  const { t } = useTranslation('two-factor')
  const [asking, setAsking] = useState<Question | null>(null)
  const close = () => setAsking(null)
  const listeners = { onRegenerate, onAsk: setAsking }
  return (
    <>
      <QueryState
        query={useQuery(statusQuery())}
        skeleton={<Status {...listeners} />}
        failedTitle={t('manage.failed')}
      >
        {({ recoveryCodesLeft }) => <Status {...listeners} codesLeft={recoveryCodesLeft} />}
      </QueryState>
      <RenewDialog open={asking === 'renew'} onClose={close} onRenewed={onRenewed} />
      <TurnOffDialog open={asking === 'turnOff'} onClose={close} />
    </>
  )
}

type Question = 'renew' | 'turnOff'

interface StatusProps {
  /** Undefined while it is loading. */
  codesLeft?: number
  onRegenerate: () => void
  onAsk: (question: Question) => void
}

/** The number of recovery codes left, and the possible changes. */
function Status({ codesLeft, onRegenerate, onAsk }: StatusProps) {
  const { t } = useTranslation('two-factor')
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="ok">{t('manage.on')}</Badge>
        {codesLeft === undefined ? (
          <Skeleton className="h-5 w-48" />
        ) : (
          <span className="text-muted">{t('manage.left', { count: codesLeft })}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<KeyRound aria-hidden />} onClick={() => onAsk('renew')}>
          {t('manage.renew')}
        </Button>
        <Button icon={<RotateCcw aria-hidden />} onClick={onRegenerate}>
          {t('manage.regenerate')}
        </Button>
        <Button variant="destructive" icon={<ShieldOff aria-hidden />} onClick={() => onAsk('turnOff')}>
          {t('manage.turnOff')}
        </Button>
      </div>
    </>
  )
}
