import { clsx } from 'clsx'
import { Check, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClaimLook } from '../api/claim-state.ts'

export interface ClaimMarkProps {
  look: Exclude<ClaimLook, 'available'>
  undoable?: boolean
  /** Between the facts of a suggestion, and not in the place of the copy button. */
  slim?: boolean
}

/** The state of a claimed suggestion. A screen reader announces a copy once, together with undo. */
export function ClaimMark({ look, undoable, slim }: ClaimMarkProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  if (look !== 'copied') {
    return (
      <span className="inline-flex items-center gap-1.5 px-1 text-sm text-muted">
        <Lock aria-hidden className="size-3.5" />
        {look === 'yours' ? t('claim.yours') : t('claim.used')}
      </span>
    )
  }
  return (
    <output
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-md bg-ok-soft px-2.5 text-sm font-medium text-ok',
        slim ? 'h-6' : 'control-sm',
      )}
    >
      <Check aria-hidden className="size-4" />
      <span>{t('common:actions.copied')}</span>
      {undoable && <span className="sr-only">{t('undo.hint')}</span>}
    </output>
  )
}
