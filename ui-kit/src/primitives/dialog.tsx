import { lateCode } from './late/late-code.ts'
import { LateLayer } from './late/late-layer.tsx'
import type { DialogProps } from './late/dialog-popup.tsx'

/** The code of a dialog. */
export const dialogCode = lateCode(() => import('./late/dialog-popup.tsx'))

/** A modal dialog. Closes by Escape, its close button, or a click outside. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  return (
    <LateLayer late={dialogCode} open={open} onOpenChange={onOpenChange}>
      {({ DialogPopup }) => <DialogPopup {...props} />}
    </LateLayer>
  )
}
