import { Lock, LockOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import type { ClaimLook } from '../claim-state.ts'
import type { Claim } from '../hooks/use-exclusive-copy.ts'
import { CopiedMark } from './copied-mark.tsx'
import { CopyButton } from './copy-button.tsx'
import { UndoButton } from './undo-button.tsx'

export interface ClaimButtonProps {
  look: ClaimLook
  canUnlock: boolean
  claim: Claim
  selected?: boolean
  /** Until when the copy can be undone, in milliseconds; null when it cannot. */
  undoUntil?: number | null
}

/** Copy while it is free, a moment of joy with the way back, then who has it. */
export function ClaimButton({ look, canUnlock, claim, selected, undoUntil = null }: ClaimButtonProps) {
  const { t } = useTranslation('suggestions')
  if (look === 'free') return <CopyButton claim={claim} selected={selected} />
  const undoable = undoUntil !== null && look !== 'used'
  if (look === 'copied' || undoable) {
    return (
      <span className="inline-flex items-center gap-1.5">
        {undoable && <UndoButton claim={claim} until={undoUntil} />}
        <CopiedMark fresh={look === 'copied'} undoable={undoable} />
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="inline-flex items-center gap-1.5 px-1 text-sm text-muted">
        <Lock aria-hidden className="size-3.5" />
        {look === 'yours' ? t('claim.yours') : t('claim.used')}
      </span>
      {canUnlock && (
        <Button
          size="sm"
          icon={<LockOpen aria-hidden />}
          busy={claim.doing === 'unlock'}
          onClick={() => void claim.unlock()}
        >
          {t('claim.unlock')}
        </Button>
      )}
    </span>
  )
}
