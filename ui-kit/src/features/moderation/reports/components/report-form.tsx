import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import {
  REPORT_REASONS,
  type ReportReason,
  REPORT_DESCRIPTION_MAX,
} from '@fanfare/contract/moderation/rules/report.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { CountedHint } from '../../../../components/length-count.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useSendReport } from '../api/report-queries.ts'
import { ReasonChoice } from './reason-choice.tsx'

export interface ReportFormProps {
  postId: string
  onCancel: () => void
  onDone: () => void
}

/** Reports a post: a reason and an optional description. */
export function ReportForm({ postId, onCancel, onDone }: ReportFormProps) {
  const { t } = useTranslation(['reports', 'common'])
  const state = useReportForm(postId, onDone)
  const { form, busy, error, problem } = state
  const { field: reason, fieldState } = useController({ control: form.control, name: 'reason' })
  const used = useWatch({ control: form.control, name: 'description' }).trim().length
  const tooLong = used > REPORT_DESCRIPTION_MAX
  return (
    <ServerForm
      state={state}
      failed={hasCode(error, 'POST_NOT_FOUND') ? t('form.failedForGood') : t('form.failed')}
      problem={hasCode(error, 'REPORT_EXISTS') ? <AlreadyReported>{problem}</AlreadyReported> : undefined}
    >
      <ReasonChoice value={reason.value} onChange={reason.onChange} error={fieldState.error?.message} />
      <Field
        label={t('form.description')}
        optional={t('common:state.optional')}
        error={tooLong ? t('form.descriptionLong', { max: REPORT_DESCRIPTION_MAX }) : undefined}
        hint={<CountedHint length={used} max={REPORT_DESCRIPTION_MAX} />}
      >
        <TextArea {...form.register('description')} placeholder={t('form.placeholder')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('form.submit')}
        </Button>
      </div>
    </ServerForm>
  )
}

interface ReportValues {
  reason: ReportReason | null
  description: string
}

function useReportForm(postId: string, onDone: () => void) {
  const { t } = useTranslation('reports')
  const { mutateAsync } = useSendReport(postId)
  const reason = v.nullable(v.picklist(REPORT_REASONS))
  return useServerForm<ReportValues>({
    schema: v.object({
      reason: v.pipe(
        reason,
        v.check((chosen) => chosen !== null, t('form.reasonRequired')),
      ),
      description: v.pipe(v.string(), v.trim(), v.maxLength(REPORT_DESCRIPTION_MAX)),
    }),
    defaultValues: { reason: null, description: '' },
    send: async (values) => {
      // The schema requires a reason.
      await mutateAsync({ reason: values.reason!, description: values.description })
      toast('success', t('sent'))
    },
    onSuccess: onDone,
  })
}

function AlreadyReported({ children }: { children: ReactNode }) {
  const { t } = useTranslation('reports')
  return (
    <Notice tone="danger">
      {children} <TextLink to="/reports">{t('form.toReports')}</TextLink>
    </Notice>
  )
}
