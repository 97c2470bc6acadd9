import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  busy?: boolean
  tone?: 'danger' | 'neutral'
  onConfirm: () => void
  /** Shown between the question and the buttons. */
  children?: ReactNode
}

/** The content of a confirmation dialog. */
export function ConfirmDialogPopup(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    busy,
    tone = 'danger',
    onConfirm,
    children,
  } = props
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center p-4">
          <Base.Popup className="popup flex w-full max-w-md flex-col gap-5 rounded-xl! p-5 outline-none">
            <div>
              <Base.Title className="text-lg font-semibold tracking-[-0.01em]">{title}</Base.Title>
              <Base.Description className="mt-1 text-muted">{description}</Base.Description>
            </div>
            {children}
            <div className="flex flex-wrap justify-end gap-2">
              <Base.Close render={<Button variant="ghost" />}>{cancelLabel}</Base.Close>
              <Button variant={tone === 'danger' ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
