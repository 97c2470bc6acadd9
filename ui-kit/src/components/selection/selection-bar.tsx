import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../primitives/checkbox.tsx'

export interface SelectionBarProps {
  selected: readonly string[]
  /** How many rows of the page can be selected. */
  total: number
  onSelectAll: (all: boolean) => void
  /** The actions on the selected rows. */
  children: ReactNode
}

/** Selects every row of the page, and offers the actions on those that are selected. Its height is the same with both. */
export function SelectionBar({ selected, total, onSelectAll, children }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-3">
      <Checkbox label={t('selection.all')} checked={selected.length === total} onChange={onSelectAll} />
      {selected.length > 0 && (
        <>
          <output className="text-sm text-muted">{t('selection.count', { count: selected.length })}</output>
          <div className="flex flex-wrap gap-2">{children}</div>
        </>
      )}
    </div>
  )
}
