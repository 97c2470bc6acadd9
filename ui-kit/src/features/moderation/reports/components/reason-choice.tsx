import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS, type ReportReason } from '@fanfare/contract/moderation/rules/report.ts'

export interface ReasonChoiceProps {
  value: ReportReason | null
  onChange: (reason: ReportReason) => void
  error?: string
}

/** The reasons as radio buttons, none of them preselected. */
export function ReasonChoice({ value, onChange, error }: ReasonChoiceProps) {
  const { t } = useTranslation('reports')
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error !== undefined}
      aria-required
      className="flex flex-col gap-1"
    >
      <span id={`${id}-label`} className="text-sm font-medium">
        {t('form.reason')}
      </span>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className="flex min-h-9 cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name={id}
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
            className="size-4 shrink-0 accent-accent"
          />
          {t(`reason.${reason}`)}
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
