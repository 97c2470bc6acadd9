import { useState } from 'react'
import { Button } from '../../primitives/button.tsx'
import { ActionDialog, type ActionDialogProps } from '../action-dialog.tsx'

export interface SelectedActionProps extends Pick<
  ActionDialogProps,
  'action' | 'cancelLabel' | 'description' | 'failed' | 'tone'
> {
  /** Names the button and the question. */
  label: string
}

/** An action on the selected rows, after a confirmation. */
export function SelectedAction({ label, ...dialog }: SelectedActionProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ActionDialog {...dialog} open={asking} onOpenChange={setAsking} title={label} confirmLabel={label} />
    </>
  )
}
