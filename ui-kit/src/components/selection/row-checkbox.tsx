import { useTranslation } from 'react-i18next'

export interface RowCheckboxProps {
  /** The name of the row. */
  name: string
  checked: boolean
  /** `range`: with the Shift key, up to the row that was pressed before. */
  onToggle: (range: boolean) => void
  shortcut?: string
}

/** Selects a row of a list. */
export function RowCheckbox({ name, checked, onToggle, shortcut }: RowCheckboxProps) {
  const { t } = useTranslation()
  return (
    <input
      type="checkbox"
      aria-label={t('selection.row', { name })}
      aria-keyshortcuts={shortcut}
      checked={checked}
      // The change event has no keys.
      onClick={(event) => onToggle(event.shiftKey)}
      onChange={() => undefined}
      className="mt-1 size-4 shrink-0 cursor-pointer accent-accent"
    />
  )
}
