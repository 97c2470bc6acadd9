import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { TurnDownReportsRequest } from '@fanfare/contract/moderation/data/report.ts'
import { MODERATOR_RESPONSE_MAX } from '@fanfare/contract/moderation/rules/report.ts'
import { ServerForm } from '../../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../../../components/forms/visible-text.ts'
import { FieldCount } from '../../../../../components/forms/field-count.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useTurnDownReports } from '../../api/report-queries.ts'

export interface TurnDownFormProps {
  /** The accounts whose reports are turned down. */
  reporters: Omit<TurnDownReportsRequest, 'moderatorResponse'>
  onClose: () => void
}

/** Turns down all open reports of some accounts with one response. */
export function TurnDownForm({ reporters, onClose }: TurnDownFormProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { mutateAsync } = useTurnDownReports()
  const state = useServerForm({
    schema: v.object({
      moderatorResponse: v.pipe(
        visibleText(t('admin.required')),
        v.maxLength(MODERATOR_RESPONSE_MAX, t('admin.long', { max: MODERATOR_RESPONSE_MAX })),
      ),
    }),
    defaultValues: { moderatorResponse: '' },
    autoFocus: 'moderatorResponse',
    send: async ({ moderatorResponse }) => {
      const { resolvedReports: count } = await mutateAsync({ ...reporters, moderatorResponse })
      toast('success', t('admin.together.done', { count }))
    },
    onSuccess: onClose,
  })
  const { form, busy } = state
  return (
    <ServerForm state={state} failed={t('admin.together.failed')}>
      <Field
        label={t('admin.resolveTitle')}
        error={form.formState.errors.moderatorResponse?.message}
        hint={<FieldCount control={form.control} name="moderatorResponse" max={MODERATOR_RESPONSE_MAX} />}
      >
        <TextArea {...form.register('moderatorResponse')} required />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="destructive" busy={busy}>
          {t('admin.together.confirm')}
        </Button>
      </div>
    </ServerForm>
  )
}
