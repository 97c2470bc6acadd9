import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { MODERATION_REASON_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../../components/forms/visible-text.ts'
import { FieldCount } from '../../../../components/forms/field-count.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'

export interface RejectDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** Rejects. An error is shown in the dialog. */
  onReject: (reason: string) => Promise<unknown>
}

/** Asks for the reason of a rejection, which the organization sees. */
export function RejectDialog({ open, onOpenChange, title, description, onReject }: RejectDialogProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={t('actions.close')}
      keepsInput
    >
      <RejectForm onReject={onReject} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function RejectForm({ onReject, onClose }: Pick<RejectDialogProps, 'onReject'> & { onClose: () => void }) {
  const { t } = useTranslation(['moderation', 'common'])
  const state = useServerForm({
    schema: v.object({
      reason: v.pipe(
        visibleText(t('rejectDialog.required')),
        v.maxLength(MODERATION_REASON_MAX, t('rejectDialog.long', { max: MODERATION_REASON_MAX })),
      ),
    }),
    defaultValues: { reason: '' },
    autoFocus: 'reason',
    send: ({ reason }) => onReject(reason),
    onSuccess: onClose,
  })
  const { form, busy } = state
  return (
    <ServerForm state={state} failed={t('moderateFailed')}>
      <Field
        label={t('rejectDialog.reason')}
        hint={
          <FieldCount control={form.control} name="reason" max={MODERATION_REASON_MAX}>
            {t('rejectDialog.hint')}
          </FieldCount>
        }
        error={form.formState.errors.reason?.message}
      >
        <TextArea {...form.register('reason')} required />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="destructive" busy={busy}>
          {t('reject')}
        </Button>
      </div>
    </ServerForm>
  )
}
