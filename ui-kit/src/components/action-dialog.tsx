import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../primitives/confirm-dialog.tsx'
import { toast } from '../primitives/toast.ts'
import { ErrorNotice } from './error-notice.tsx'

export interface ActionDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  /** "Cancel" by default. */
  cancelLabel?: string
  tone?: 'danger' | 'neutral'
  /** Runs when the action is confirmed. A rejection is shown in the dialog. */
  action: () => Promise<unknown>
  /** The success message. */
  done?: string
  /** The title of an error, shown above its reason. */
  failed?: string
  onDone?: () => void
  /** Shown below the question, such as a choice that belongs to the action. */
  children?: ReactNode
}

/** Confirms an action, runs it, and closes when it has succeeded. */
export function ActionDialog(props: ActionDialogProps) {
  const { open, onOpenChange, cancelLabel, action, done, failed, onDone, children, ...question } = props
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const change = (next: boolean) => {
    if (busy) return
    setError(null)
    onOpenChange(next)
  }
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await action()
      onOpenChange(false)
      if (done !== undefined) toast('success', done)
      onDone?.()
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      {...question}
      open={open}
      onOpenChange={change}
      cancelLabel={cancelLabel ?? t('actions.cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {children}
      <ErrorNotice title={failed} error={error} />
    </ConfirmDialog>
  )
}
