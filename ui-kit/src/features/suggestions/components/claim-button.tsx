import { Check, Lock, LockOpen, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import type { ClaimLook } from '../api/claim-state.ts'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { useFocusCardOnUnmount } from '../hooks/use-focus-card-on-unmount.ts'
import { useSecondsLeft } from '../hooks/use-seconds-left.ts'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'

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
  copyText?: CopyButtonProps['text']
}

/**
 * The copy button while the suggestion is available, then the next steps for its claimer, or a mark that it is used.
 * They are items of a row that wraps.
 */
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
    copyText,
  } = props
  if (look === 'available' && !canCopy) return null
  if (look === 'available')
    return <CopyButton {...{ claim, selected, proposed, isOwn, wide }} text={copyText} />
  if (look === 'used') return <ClaimMark claim={claim} canRelease={canRelease} isYours={false} />
  return (
    <>
      {undoUntil !== null && <UndoButton claim={claim} until={undoUntil} />}
      {next}
      {look === 'copied' ? (
        <CopiedMark undoable={undoUntil !== null} />
      ) : (
        <ClaimMark claim={claim} canRelease={canRelease && undoUntil === null} isYours bare={wide} />
      )}
    </>
  )
}

interface ClaimMarkProps {
  claim: Claim
  canRelease: boolean
  isYours: boolean
  /** Decorative: the label of the card says it. */
  bare?: boolean
}

/** The mark of a claimed suggestion, with a button for users who may release it. */
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
  undoable: boolean
}

/** Replaces the copy button in the same size. A screen reader announces it once, together with undo. */
function CopiedMark({ undoable }: CopiedMarkProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  return (
    <output className="control-sm inline-flex items-center gap-1.5 rounded-md bg-ok-soft px-2.5 text-sm font-medium text-ok">
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
