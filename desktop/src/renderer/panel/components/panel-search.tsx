import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useAutoFocus } from '../../hooks/use-auto-focus.ts'

export interface PanelSearchProps {
  text: string
  onType: (text: string) => void
  listId: string
  /** The id of the selected row. */
  activeId: string | null
  onMove: (by: number) => void
  onEnter: () => void
  /** Cancels an Enter that waits for its search results; null when none does. */
  onCancel: (() => void) | null
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

/** The search field, which keeps the focus: arrows move the selection in the list, Enter activates it. */
export function PanelSearch({ text, onType, listId, activeId, onMove, onEnter, onCancel }: PanelSearchProps) {
  const { t } = useTranslation('desktop')
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      onMove(step)
    } else if (event.key === 'Enter' && !event.repeat) onEnter()
    else if (event.key === 'Escape' && onCancel !== null) {
      // The first press is handled here, so the panel closes with the next one.
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <div className="relative mx-3 mt-2.5 mb-1 shrink-0">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <input
        type="text"
        role="combobox"
        aria-expanded={activeId !== null}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId ?? undefined}
        aria-label={t('panel.search')}
        placeholder={t('panel.search')}
        maxLength={SEARCH_MAX}
        spellCheck={false}
        ref={useAutoFocus()}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        className="h-9 w-full rounded-md bg-sunken ps-8 pe-3 text-base outline-none placeholder:text-faint"
      />
    </div>
  )
}
