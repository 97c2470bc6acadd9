import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useAutoFocus } from '../../hooks/use-auto-focus.ts'
import { ARIA_KEYS, IS_MAC } from '../aria-keys.ts'
import { panelKey, type PanelKey } from '../panel-key.ts'

export interface PanelSearchProps {
  text: string
  onType: (text: string) => void
  onFocus: () => void
  listId: string
  /** The id of the selected row. */
  activeId: string | null
  /** Returns whether the key has done something. Otherwise it does what it does in any text field. */
  onKey: (key: PanelKey) => boolean
}

/**
 * The search field, which keeps the focus and handles the keys of the list. Beyond the first and the last post, Tab leaves
 * it as it leaves any field.
 */
export function PanelSearch({ text, onType, onFocus, listId, activeId, onKey }: PanelSearchProps) {
  const { t } = useTranslation('desktop')
  const press = (event: KeyboardEvent) => {
    const key = panelKey(event.nativeEvent, IS_MAC)
    if (key === null || !onKey(key)) return
    event.preventDefault()
    // Escape has ended a wait, so the panel closes with the next one.
    event.stopPropagation()
  }
  return (
    <div className="relative mx-3 mt-2 mb-1 shrink-0">
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
        aria-keyshortcuts={`Enter Shift+Enter ${ARIA_KEYS.edit} ${ARIA_KEYS.undo}`}
        placeholder={t('panel.search')}
        maxLength={SEARCH_MAX}
        spellCheck={false}
        ref={useAutoFocus()}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
        onKeyDown={press}
        className="steady-caret h-9 w-full rounded-md bg-sunken ps-8 pe-3 text-base outline-none placeholder:text-faint"
      />
    </div>
  )
}
