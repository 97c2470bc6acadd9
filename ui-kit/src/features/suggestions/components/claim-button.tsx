import { clsx } from 'clsx'
import { Check, Lock, LockOpen, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import type { ClaimLook } from '../api/claim-state.ts'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { useFocusCardOnUnmount } from '../hooks/use-focus-card-on-unmount.ts'
import { useSecondsLeft } from '../hooks/use-seconds-left.ts'
import { CopyButton } from './copy-button.tsx'

export interface ClaimButtonProps {
  look: ClaimLook
  canRelease: boolean
  /** False once the user may not copy more of the post. */
  canCopy?: boolean
  claim: Claim
  selected?: boolean
  proposed?: boolean
  /** Your own text, which is meant for your colleagues. */
  isOwn?: boolean
  /** Until when the copy can be undone, in milliseconds; null when it cannot. */
  undoUntil?: number | null
  /** The next steps after a copy. */
  next?: ReactNode
  /** In the bar of a phone. */
  wide?: boolean
}

/** The copy button while it is available, then the next steps for the user who copied it, or who has copied it. */
export function ClaimButton(props: ClaimButtonProps) {
  const {
    look,
    canRelease,
    canCopy = true,
    claim,
    selected,
    proposed,
    isOwn,
    undoUntil = null,
    next,
    wide,
  } = props
  if (look === 'available' && !canCopy) return null
  if (look === 'available')
    return <CopyButton claim={claim} selected={selected} proposed={proposed} isOwn={isOwn} wide={wide} />
  if (look === 'used') return <ClaimMark claim={claim} canRelease={canRelease} isYours={false} />
  return (
    <span className={wide ? 'contents' : 'flex flex-wrap items-center justify-end gap-1.5'}>
      {undoUntil !== null && <UndoButton claim={claim} until={undoUntil} />}
      {next}
      {look === 'copied' || undoUntil !== null ? (
        <CopiedMark fresh={look === 'copied'} undoable={undoUntil !== null} />
      ) : (
        <ClaimMark claim={claim} canRelease={canRelease} isYours bare={wide} />
      )}
    </span>
  )
}

interface ClaimMarkProps {
  claim: Claim
  canRelease: boolean
  isYours: boolean
  /** The label of the card says it. */
  bare?: boolean
}

/** Who has copied it, with a button for those who may release it. */
function ClaimMark({ claim, canRelease, isYours, bare }: ClaimMarkProps) {
  const { t } = useTranslation('suggestions')
  return (
    <span className="inline-flex items-center gap-1.5">
      {!bare && (
        <span className="inline-flex items-center gap-1.5 px-1 text-sm text-muted">
          <Lock aria-hidden className="size-3.5" />
          {isYours ? t('claim.yours') : t('claim.used')}
        </span>
      )}
      {canRelease && (
        <Button
          size="sm"
          icon={<LockOpen aria-hidden />}
          busy={claim.doing === 'release'}
          onClick={() => void claim.release()}
        >
          {t('claim.unlock')}
        </Button>
      )}
    </span>
  )
}

interface CopiedMarkProps {
  /** Whether it has just been copied. */
  fresh: boolean
  undoable: boolean
}

/** Replaces the copy button in the same size. A screen reader announces it once, together with undo. */
function CopiedMark({ fresh, undoable }: CopiedMarkProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  return (
    <output
      className={clsx(
        'control-sm inline-flex items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors duration-120',
        fresh ? 'bg-ok-soft text-ok' : 'text-muted',
      )}
    >
      <Check aria-hidden className="size-4" />
      <span>{t('common:actions.copied')}</span>
      {undoable && <span className="sr-only">{t('undo.hint')}</span>}
    </output>
  )
}

interface UndoButtonProps {
  claim: Claim
  /** In milliseconds by the clock of this device. */
  until: number
}

/** Undoes a copy while that is possible. The seconds are hidden from screen readers. */
function UndoButton({ claim, until }: UndoButtonProps) {
  const { t } = useTranslation('suggestions')
  const seconds = useSecondsLeft(until)
  return (
    <Button
      ref={useFocusCardOnUnmount()}
      variant="ghost"
      size="sm"
      icon={<Undo2 aria-hidden />}
      busy={claim.doing === 'release'}
      onClick={() => void claim.release()}
    >
      {t('undo.act')}
      <span aria-hidden className="inline-block w-4 text-end text-faint tabular-nums">
        {seconds}
      </span>
    </Button>
  )
}
