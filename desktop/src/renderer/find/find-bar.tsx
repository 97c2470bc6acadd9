import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@fanfare/ui-kit/primitives/icon-button.tsx'
import { TextInput } from '@fanfare/ui-kit/primitives/text-input.tsx'
import { isComposing } from '../is-composing.ts'
import { NOT_SEARCHED } from './text-blocks.ts'
import { useFind } from './use-find.ts'

export interface FindBarProps {
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

const WORDS_MAX = 200

/** Searches the page: Enter finds the next match, Shift and Enter the previous one, Escape closes. */
export function FindBar({ field, onClose }: FindBarProps) {
  const { t } = useTranslation('desktop')
  const { words, find, move, count, position } = useFind()
  useEffect(() => field.current?.focus(), [field])
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      // An open dialog stays open.
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter' && event.target === field.current) move(event.shiftKey ? -1 : 1)
  }
  const none = count === 0
  // Not within the page, which is hidden from screen readers while a dialog is open.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape bubbles here from the field and the buttons
    <search
      aria-label={t('find.label')}
      onKeyDown={press}
      className="fixed end-3 top-3 z-50 flex items-center gap-1 rounded-lg border border-line-strong bg-raised p-1.5 shadow-pop"
      {...{ [NOT_SEARCHED]: '' }}
    >
      <TextInput
        ref={field}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        autoComplete="off"
        spellCheck={false}
        maxLength={WORDS_MAX}
        value={words}
        onChange={(event) => find(event.target.value)}
        className="w-52"
      />
      <output className="min-w-18 px-1 text-center text-sm text-muted tabular-nums">
        {words.trim() !== '' && t('find.found', { count, position })}
      </output>
      <IconButton
        label={t('find.previous')}
        icon={<ChevronUp aria-hidden />}
        disabled={none}
        onClick={() => move(-1)}
      />
      <IconButton
        label={t('find.next')}
        icon={<ChevronDown aria-hidden />}
        disabled={none}
        onClick={() => move(1)}
      />
      <IconButton label={t('find.close')} icon={<X aria-hidden />} onClick={onClose} />
    </search>,
    document.body,
  )
}
