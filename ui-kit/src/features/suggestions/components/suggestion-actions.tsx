import { clsx } from 'clsx'
import { MessageSquare, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { useIsPhone } from '../../../platform/use-is-phone.ts'
import { Button } from '../../../primitives/button.tsx'
import { ClaimButton, type ClaimButtonProps } from './claim-button.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { useNextItems } from './next-items.tsx'
import type { NextPlace } from './next-label.tsx'
import { PhoneBar } from './phone-bar.tsx'

export interface SuggestionActionsProps extends ClaimButtonProps {
  suggestion: Suggestion
  /** Null when it is not the next suggestion. */
  place: NextPlace | null
  /** `copy` is editing before copying; `edit` changes the suggestion itself. */
  onMode: (mode: 'edit' | 'copy' | 'reply') => void
}

/** The buttons and the menu of a suggestion. On phones, the buttons of the next one are in the bar. */
export function SuggestionActions({ suggestion, place, onMode, ...claim }: SuggestionActionsProps) {
  const { t } = useTranslation('suggestions')
  const { look, selected } = claim
  const inBar = useIsPhone() && place !== null
  const height = look === 'available' ? 'low' : 'tall'
  const editFirst = look === 'available' ? () => onMode('copy') : undefined
  const respond = suggestion.can.reply ? () => onMode('reply') : undefined
  const items = useNextItems({
    onAnother: inBar ? place.another.show : undefined,
    onEditFirst: inBar || place === null ? editFirst : undefined,
    onRespond: inBar ? respond : undefined,
  })
  const menu = (
    <CommentMenu
      comment={suggestion}
      repliesCount={suggestion.replies.length}
      onEdit={() => onMode('edit')}
      more={items}
      inBar={inBar ? height : undefined}
    />
  )
  if (inBar) {
    return (
      <PhoneBar height={height}>
        <ClaimButton {...claim} wide />
        {menu}
      </PhoneBar>
    )
  }
  return (
    <div
      className={clsx(
        'ms-auto flex flex-wrap items-center justify-end gap-1.5',
        // A row of its own: it does not move when there are other buttons after a copy.
        place !== null && 'w-full',
      )}
    >
      {respond && (
        <Button
          variant="ghost"
          size="sm"
          icon={<MessageSquare aria-hidden />}
          aria-label={t('respond')}
          aria-keyshortcuts={selected ? 'R' : undefined}
          onClick={respond}
        >
          <span className={clsx(look !== 'available' && 'max-sm:hidden')}>{t('respond')}</span>
        </Button>
      )}
      {place !== null && editFirst && (
        <Button size="sm" icon={<Pencil aria-hidden />} onClick={editFirst}>
          {t('next.editFirst')}
        </Button>
      )}
      <ClaimButton {...claim} />
      {menu}
    </div>
  )
}
