import { Check, Copy, Lock, LockOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import type { ClaimLook } from '../claim-state.ts'
import type { Claim } from '../hooks/use-exclusive-copy.ts'

export interface ClaimButtonProps {
  look: ClaimLook
  canUnlock: boolean
  claim: Claim
  selected?: boolean
}

/** Copy while it is free, a moment of joy, then who has it and the way back. */
export function ClaimButton({ look, canUnlock, claim, selected }: ClaimButtonProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  if (look === 'copied') {
    return (
      <output className="inline-flex h-8 items-center gap-1.5 rounded-md bg-ok-soft px-2.5 text-sm font-medium text-ok">
        <Check aria-hidden className="size-4" />
        {t('common:actions.copied')}
      </output>
    )
  }
  if (look === 'free') {
    return (
      <Button
        variant={selected ? 'primary' : 'soft'}
        size="sm"
        icon={<Copy aria-hidden />}
        shortcut={selected ? 'C' : undefined}
        aria-keyshortcuts={selected ? 'C' : undefined}
        busy={claim.doing === 'copy'}
        onClick={() => void claim.copy()}
      >
        {t('common:actions.copy')}
      </Button>
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
