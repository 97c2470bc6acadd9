import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { MODERATOR_RESPONSE_MAX } from '@fanfare/contract/moderation/rules/report.ts'
import { ServerForm } from '../../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../../../components/forms/visible-text.ts'
import { FieldCount } from '../../../../../components/forms/field-count.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Checkbox } from '../../../../../primitives/checkbox.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { useResolveReport } from '../../hooks/use-report-decisions.ts'
import type { Drafts, ReportAct } from './report-decisions.ts'

export interface ResolveFormProps {
  report: Report
  act: ReportAct
  drafts: Drafts
  onCancel: () => void
  onResolved: () => void
}

/** Resolves a report with a response, which is prepared for the act on its post; asks what happens to a hidden post. */
export function ResolveForm({ report, act, drafts, onCancel, onResolved }: ResolveFormProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { mutateAsync } = useResolveReport(report.id)
  const { isHidden, host } = report.post
  const prepared = act === 'resolve' ? '' : t(`admin.prepared.${act}`, { host })
  const state = useServerForm({
    schema: v.object({
      moderatorResponse: v.pipe(
        visibleText(t('admin.required')),
        v.maxLength(MODERATOR_RESPONSE_MAX, t('admin.long', { max: MODERATOR_RESPONSE_MAX })),
      ),
      showPost: v.boolean(),
      turnedDown: v.boolean(),
    }),
    defaultValues: {
      moderatorResponse: drafts.get(report.id) || prepared,
      showPost: act === 'keep' && isHidden,
      turnedDown: false,
    },
    autoFocus: 'moderatorResponse',
    send: async (resolution) => {
      const decision = act === 'keep' || act === 'resolve' ? {} : { decision: act }
      await mutateAsync({ ...resolution, ...decision })
      drafts.delete(report.id)
      onResolved()
    },
  })
  const { form, busy } = state
  const keepDraft = () => void drafts.set(report.id, form.getValues('moderatorResponse'))
  const { field: showPost } = useController({ control: form.control, name: 'showPost' })
  const { field: turnedDown } = useController({ control: form.control, name: 'turnedDown' })
  return (
    <ServerForm state={state} failed={t('admin.resolveFailed')}>
      {act === 'block_host' && <p className="text-muted">{t('admin.blockHint', { host })}</p>}
      <Field
        label={t('admin.resolveTitle')}
        error={form.formState.errors.moderatorResponse?.message}
        hint={<FieldCount control={form.control} name="moderatorResponse" max={MODERATOR_RESPONSE_MAX} />}
      >
        <TextArea {...form.register('moderatorResponse', { onChange: keepDraft })} required />
      </Field>
      {isHidden && (act === 'resolve' || act === 'mark_sensitive') && (
        <Checkbox
          label={t('admin.showPost')}
          description={t('admin.showPostHint')}
          checked={showPost.value}
          onChange={showPost.onChange}
        />
      )}
      {(act === 'resolve' || act === 'keep') && (
        <Checkbox
          label={t('admin.turnedDown')}
          description={t('admin.turnedDownHint')}
          checked={turnedDown.value}
          onChange={turnedDown.onChange}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={act === 'block_host' ? 'destructive' : 'primary'} busy={busy}>
          {t(act === 'resolve' ? 'admin.confirm' : `admin.confirmAct.${act}`)}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </ServerForm>
  )
}
