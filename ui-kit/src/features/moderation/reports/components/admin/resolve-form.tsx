import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { MODERATOR_RESPONSE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { ServerForm } from '../../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../../../components/forms/visible-text.ts'
import { FieldCount } from '../../../../../components/forms/field-count.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Checkbox } from '../../../../../primitives/checkbox.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useResolveReport } from '../../api/report-queries.ts'

export interface ResolveFormProps {
  report: Report
  onCancel: () => void
}

/** Resolves a report with a response; asks what happens to a hidden post. */
export function ResolveForm({ report, onCancel }: ResolveFormProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { mutateAsync } = useResolveReport(report.id)
  const state = useServerForm({
    schema: v.object({
      moderatorResponse: v.pipe(
        visibleText(t('admin.required')),
        v.maxLength(MODERATOR_RESPONSE_MAX, t('admin.long', { max: MODERATOR_RESPONSE_MAX })),
      ),
      showPost: v.boolean(),
      turnedDown: v.boolean(),
    }),
    defaultValues: { moderatorResponse: '', showPost: false, turnedDown: false },
    autoFocus: 'moderatorResponse',
    send: async (resolution) => {
      await mutateAsync(resolution)
      toast('success', t('admin.resolved'))
    },
  })
  const { form, busy } = state
  const { field: showPost } = useController({ control: form.control, name: 'showPost' })
  const { field: turnedDown } = useController({ control: form.control, name: 'turnedDown' })
  return (
    <ServerForm state={state} failed={t('admin.resolveFailed')}>
      <Field
        label={t('admin.resolveTitle')}
        error={form.formState.errors.moderatorResponse?.message}
        hint={<FieldCount control={form.control} name="moderatorResponse" max={MODERATOR_RESPONSE_MAX} />}
      >
        <TextArea {...form.register('moderatorResponse')} required />
      </Field>
      {report.post.isHidden && (
        <Checkbox
          label={t('admin.showPost')}
          description={t('admin.showPostHint')}
          checked={showPost.value}
          onChange={showPost.onChange}
        />
      )}
      <Checkbox
        label={t('admin.turnedDown')}
        description={t('admin.turnedDownHint')}
        checked={turnedDown.value}
        onChange={turnedDown.onChange}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {t('admin.confirm')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </ServerForm>
  )
}
