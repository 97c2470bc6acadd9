import { clsx } from 'clsx'
import { MessageSquare, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { useIsPhone } from '../../../platform/use-is-phone.ts'
import { Button } from '../../../primitives/button.tsx'
import { ClaimButton, type ClaimButtonProps } from './claim-button.tsx'
import { CopiedActions, type CopiedText } from './copied-actions.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { useNextItems } from './next-items.tsx'
import type { NextPlace } from './next-label.tsx'
import { PhoneBar } from './phone-bar.tsx'

export interface SuggestionActionsProps extends ClaimButtonProps {
  suggestion: Suggestion
  copiedText: CopiedText
  /** Null when it is not the next suggestion. */
  place: NextPlace | null
  /** `copy` is editing before copying; `edit` changes the suggestion itself. */
  onMode: (mode: 'edit' | 'copy' | 'reply') => void
}

/** The buttons and the menu of a suggestion. On phones only the main one is outside the menu, and that of the next in the bar. */
export function SuggestionActions(props: SuggestionActionsProps) {
  const { suggestion, copiedText, place, onMode, ...rest } = props
  const { t } = useTranslation('suggestions')
  const { claim, look, selected, canRelease, undoUntil } = rest
  const isPhone = useIsPhone()
  const inBar = isPhone && place !== null
  const isMine = look === 'copied' || look === 'yours'
  const mayUnlock = canRelease && look !== 'available' && !undoUntil
  const editFirst = look === 'available' ? () => onMode('copy') : undefined
  const respond = suggestion.can.reply ? () => onMode('reply') : undefined
  const items = useNextItems({
    onCopyAgain: isPhone && isMine ? () => void claim.copyAgain(copiedText.text) : undefined,
    onAnother: inBar ? place.another.show : undefined,
    onEditFirst: inBar || place === null ? editFirst : undefined,
    onRespond: isPhone ? respond : undefined,
    onUnlock: isPhone && mayUnlock ? () => void claim.release() : undefined,
  })
  const menu = (
    <CommentMenu
      comment={suggestion}
      repliesCount={suggestion.replies.length}
      onEdit={() => onMode('edit')}
      more={items}
      inBar={inBar}
    />
  )
  const button = (
    <ClaimButton
      {...rest}
      brief={isPhone}
      wide={inBar}
      next={<CopiedActions {...{ claim, copiedText, selected }} brief={isPhone} wide={inBar} />}
    />
  )
  if (inBar) {
    return (
      <PhoneBar>
        {button}
        {menu}
      </PhoneBar>
    )
  }
  return (
    <div
      className={clsx(
        'ms-auto flex items-center justify-end gap-1.5',
        !isPhone && 'flex-wrap',
        // A row of its own: it does not move when there are other buttons after a copy.
        (isPhone ? isMine : place !== null) && 'w-full',
      )}
    >
      {respond && !isPhone && (
        <Button
          variant="ghost"
          size="sm"
          icon={<MessageSquare aria-hidden />}
          aria-keyshortcuts={selected ? 'R' : undefined}
          onClick={respond}
        >
          {t('respond')}
        </Button>
      )}
      {place !== null && editFirst && (
        <Button size="sm" icon={<Pencil aria-hidden />} onClick={editFirst}>
          {t('next.editFirst')}
        </Button>
      )}
      {button}
      {menu}
    </div>
  )
}
