import { useTranslation } from 'react-i18next'
import { REPORT_DESCRIPTION_MAX } from '@fanfare/contract/rules/limits.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useReportForm } from '../use-report-form.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { ReportRefusal } from './report-refusal.tsx'

export interface ReportFormProps {
  postId: string
  onCancel: () => void
  onDone: () => void
}

/** Why, and in one's own words if one wants to. */
export function ReportForm({ postId, onCancel, onDone }: ReportFormProps) {
  const { t } = useTranslation(['reports', 'common'])
  const form = useReportForm(postId, onDone)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <fieldset disabled={form.busy} className="flex min-w-0 flex-col gap-4">
        <ReasonChoice value={form.reason} onChange={form.setReason} error={form.reasonError} />
        <Field
          label={t('form.description')}
          optional={t('common:state.optional')}
          error={form.descriptionError}
          hint={t('form.used', { used: form.used, max: REPORT_DESCRIPTION_MAX })}
        >
          <TextArea
            value={form.description}
            onChange={(event) => form.setDescription(event.target.value)}
            placeholder={t('form.placeholder')}
          />
        </Field>
      </fieldset>
      {form.error !== null && !form.busy && <ReportRefusal error={form.error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  )
}
