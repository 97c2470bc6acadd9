import { lateCode } from './late/late-code.ts'
import { LateLayer } from './late/late-layer.tsx'
import type { ConfirmDialogProps } from './late/confirm-dialog-popup.tsx'

/** The code of a confirmation dialog. */
export const confirmDialogCode = lateCode(() => import('./late/confirm-dialog-popup.tsx'))

/** Confirms an action. Closes only by its buttons or Escape. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange } = props
  return (
    <LateLayer late={confirmDialogCode} open={open} onOpenChange={onOpenChange}>
      {({ ConfirmDialogPopup }) => <ConfirmDialogPopup {...props} />}
    </LateLayer>
  )
}
