import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { BATCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useHiddenTargets, withoutHidden } from '../undo/pending-actions.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { SelectedAction } from './selected-action.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelectedRows } from './use-selected-rows.ts'

interface DeletableRow {
  id: string
  can: { delete: boolean }
}

export interface DeleteSelectionProps<Row extends DeletableRow> {
  rows: readonly Row[]
  /** Names the box of a row. */
  nameOf: (row: Row) => string
  onDelete: (ids: readonly string[]) => Promise<PendingActionAnswer>
  /** Renders the rows, with the box that selects one. */
  children: (boxOf: (row: Row) => ReactNode) => ReactNode
}

/** Selects rows that the user may delete, as many as one request may have, and deletes them after a confirmation, unless that is undone. */
export function DeleteSelection<Row extends DeletableRow>({
  rows,
  nameOf,
  onDelete,
  children,
}: DeleteSelectionProps<Row>) {
  const { t } = useTranslation()
  const offerUndo = useUndoable()
  const deletable = withoutHidden(rows, useHiddenTargets())
    .filter(({ can }) => can.delete)
    .slice(0, BATCH_MAX)
  const ids = deletable.map(({ id }) => id)
  const { selected, selectAll, selectionOf } = useSelectedRows(ids)
  const boxOf = (row: Row) => {
    const { isSelected, onToggle } = selectionOf(row.id)
    return ids.includes(row.id) && <RowCheckbox name={nameOf(row)} checked={isSelected} onToggle={onToggle} />
  }
  return (
    <>
      <SelectionBar selected={selected} total={ids.length} onSelectAll={selectAll}>
        <SelectedAction
          label={t('selection.delete')}
          tone="danger"
          description={t('selection.count', { count: selected.length })}
          action={async () => offerUndo(await onDelete(selected), () => t('selection.deleted'))}
        />
      </SelectionBar>
      {children(boxOf)}
    </>
  )
}
