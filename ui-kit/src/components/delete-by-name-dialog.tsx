import { useTranslation } from 'react-i18next'
import { ApiError } from '../client/api-error.ts'
import { Button } from '../primitives/button.tsx'
import { Dialog } from '../primitives/dialog.tsx'
import { Field } from '../primitives/field.tsx'
import { TextInput } from '../primitives/text-input.tsx'
import { toast } from '../primitives/toast.ts'
import type { DeleteDialogProps } from './delete-dialog.tsx'
import { ServerForm } from './forms/server-form.tsx'
import { useServerForm } from './forms/use-server-form.ts'

export interface DeleteByNameDialogProps extends Omit<DeleteDialogProps, 'description' | 'onDelete'> {
  description: string
  /** Has to be typed to confirm. */
  name: string
  nameLabel: string
  onDelete: (name: string) => Promise<unknown>
}

/** Confirms the deletion of something large by its name. */
export function DeleteByNameDialog(props: DeleteByNameDialogProps) {
  const { t } = useTranslation()
  const { open, onOpenChange, title, description } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={t('actions.close')}
    >
      <DeleteByNameForm {...props} />
    </Dialog>
  )
}

const otherName = new ApiError({ code: 'NAME_DOES_NOT_MATCH', status: 422, message: '' })

function DeleteByNameForm(props: DeleteByNameDialogProps) {
  const { name, nameLabel, confirmLabel, cancelLabel, failed, done, onOpenChange, onDelete, onDone } = props
  const { t } = useTranslation()
  const state = useServerForm({
    defaultValues: { name: '' },
    errorFields: { NAME_DOES_NOT_MATCH: 'name' },
    // A live event may unmount this form before the response arrives.
    send: async (values) => {
      if (values.name.trim() !== name) throw otherName
      await onDelete(name)
      if (done !== undefined) toast('success', done)
      onDone?.()
    },
  })
  const { form, busy } = state
  return (
    <ServerForm state={state} failed={failed}>
      <Field label={nameLabel} error={form.formState.errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" spellCheck={false} required />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {cancelLabel ?? t('actions.cancel')}
        </Button>
        <Button type="submit" variant="destructive" busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </ServerForm>
  )
}
