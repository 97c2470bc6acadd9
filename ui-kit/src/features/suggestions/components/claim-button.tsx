import { LockOpen, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import type { ClaimLook } from '../api/claim-state.ts'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { useFocusCardOnUnmount } from '../hooks/use-focus-card-on-unmount.ts'
import { useSecondsLeft } from '../hooks/use-seconds-left.ts'
import { ClaimMark } from './claim-mark.tsx'
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
  /** On a phone: the mark is between the facts, and unlocking in the menu. */
  brief?: boolean
  /** In the bar of a phone. */
  wide?: boolean
  copyText?: CopyButtonProps['text']
}

/** The copy button while the suggestion is available, then the next steps for its claimer, or a mark that it is used. */
export function ClaimButton(props: ClaimButtonProps) {
  const { look, canCopy = true, claim, selected, proposed, isOwn, copyText } = props
  const { canRelease, undoUntil = null, next, brief, wide } = props
  if (look === 'available' && !canCopy) return null
  if (look === 'available')
    return <CopyButton {...{ claim, selected, proposed, isOwn, wide }} text={copyText} />
  const undoable = undoUntil !== null
  const unlock = canRelease && !undoable && look !== 'copied' && !brief && <UnlockButton claim={claim} />
  if (look === 'used') {
    return (
      <span className="inline-flex items-center gap-1.5">
        <ClaimMark look={look} />
        {unlock}
      </span>
    )
  }
  return (
    <span className={brief ? 'contents' : 'flex flex-wrap items-center justify-end gap-1.5'}>
      {undoable && <UndoButton claim={claim} until={undoUntil} wide={wide} />}
      {next}
      {!brief && <ClaimMark look={look} undoable={undoable} />}
      {unlock}
    </span>
  )
}

/** Releases a claim, for users who may. */
function UnlockButton({ claim }: { claim: Claim }) {
  const { t } = useTranslation('suggestions')
  return (
    <Button
      size="sm"
      icon={<LockOpen aria-hidden />}
      busy={claim.doing === 'release'}
      onClick={() => void claim.release()}
    >
      {t('claim.unlock')}
    </Button>
  )
}

interface UndoButtonProps {
  claim: Claim
  /** In milliseconds by the clock of this device. */
  until: number
  wide?: boolean
}

/** Undoes a copy while that is possible. The seconds are hidden from screen readers. */
function UndoButton({ claim, until, wide }: UndoButtonProps) {
  const { t } = useTranslation('suggestions')
  const seconds = useSecondsLeft(until)
  return (
    <Button
      ref={useFocusCardOnUnmount()}
      variant="ghost"
      size={wide ? 'lg' : 'sm'}
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
