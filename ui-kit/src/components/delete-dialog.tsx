import { ActionDialog, type ActionDialogProps } from './action-dialog.tsx'

export interface DeleteDialogProps extends Omit<ActionDialogProps, 'tone' | 'action'> {
  /** Deletes. A rejection is shown in the dialog. */
  onDelete: () => Promise<unknown>
}

/** Confirms a deletion and runs it. */
export function DeleteDialog({ onDelete, ...props }: DeleteDialogProps) {
  return <ActionDialog {...props} tone="danger" action={onDelete} />
}
