import { clsx } from 'clsx'
import { MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import { Button } from '../../../primitives/button.tsx'
import type { ClaimLook } from '../api/claim-state.ts'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { ClaimButton } from './claim-button.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { NextActions } from './next-actions.tsx'

export interface SuggestionActionsProps {
  suggestion: Suggestion
  look: ClaimLook
  claim: Claim
  selected: boolean
  isHead: boolean
  undoUntil: number | null
  /** `copy` is editing before copying; `edit` changes the suggestion itself. */
  onMode: (mode: 'edit' | 'copy' | 'reply') => void
}

/** The buttons and the menu of a suggestion. */
export function SuggestionActions(props: SuggestionActionsProps) {
  const { suggestion, look, claim, selected, isHead, undoUntil, onMode } = props
  const { t } = useTranslation('suggestions')
  const editFirst = () => onMode('copy')
  const offered = isHead && look === 'available'
  return (
    <div
      className={clsx(
        'ms-auto flex flex-wrap items-center justify-end gap-1.5',
        // On a phone the first card has two rows of buttons: those that remain after a copy do not move.
        isHead && 'max-sm:min-h-15.5 max-sm:content-end max-sm:pointer-coarse:min-h-19.5',
      )}
    >
      {suggestion.can.reply && (
        <Button
          variant="ghost"
          size="sm"
          icon={<MessageSquare aria-hidden />}
          aria-keyshortcuts={selected ? 'R' : undefined}
          onClick={() => onMode('reply')}
        >
          {t('respond')}
        </Button>
      )}
      <CommentMenu
        comment={suggestion}
        repliesCount={suggestion.replies.length}
        onEdit={() => onMode('edit')}
        onEditFirst={look === 'available' && !isHead ? editFirst : undefined}
      />
      {offered && <NextActions postId={suggestion.postId} id={suggestion.id} onEditFirst={editFirst} />}
      <ClaimButton
        look={look}
        canRelease={suggestion.can.release}
        claim={claim}
        selected={selected}
        undoUntil={undoUntil}
      />
    </div>
  )
}
