import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../primitives/button.tsx'
import { Dialog } from '../../../primitives/dialog.tsx'
import { ServerForm } from '../server-form.tsx'
import { useServerForm } from '../use-server-form.ts'
import { ReauthenticationField } from './reauthentication-field.tsx'
import { reauthenticationEntry, reauthenticationErrors } from './reauthentication-rules.ts'

export interface ReauthenticationDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  confirmLabel: string
  danger?: boolean
  /** The title of an error, shown above its reason. */
  failed?: string
  /** Called with what confirms the change. A rejection is shown in the dialog, which closes otherwise. */
  onConfirm: (proof: { password?: string }) => Promise<unknown>
}

/** Confirms a sensitive change that asks for nothing else. */
export function ReauthenticationDialog(props: ReauthenticationDialogProps) {
  const { open, onOpenChange, title, description } = props
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={t('actions.close')}
      size="sm"
    >
      <ReauthenticationForm {...props} />
    </Dialog>
  )
}

function ReauthenticationForm({
  onOpenChange,
  confirmLabel,
  danger,
  failed,
  onConfirm,
}: ReauthenticationDialogProps) {
  const { t } = useTranslation()
  const user = useUser()
  const state = useServerForm<{ password: string }>({
    schema: v.object({ password: reauthenticationEntry(t, user) }),
    defaultValues: { password: '' },
    errorFields: reauthenticationErrors(user, 'password'),
    ...(user.hasPassword && { autoFocus: 'password' as const }),
    send: ({ password }) => onConfirm(user.hasPassword ? { password } : {}),
    onSuccess: () => onOpenChange(false),
  })
  return (
    <ServerForm state={state} failed={failed}>
      <ReauthenticationField form={state.form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'destructive' : 'primary'} busy={state.busy}>
          {confirmLabel}
        </Button>
      </div>
    </ServerForm>
  )
}
