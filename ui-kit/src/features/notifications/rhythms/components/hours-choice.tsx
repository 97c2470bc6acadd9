import { useTranslation } from 'react-i18next'
import type { Hours } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useDraft } from './use-draft.ts'

export interface HoursChoiceProps {
  label: string
  description: string
  /** Null when they are off. */
  hours: Hours | null
  /** What turning them on proposes. */
  proposed: Hours
  onChange: (hours: Hours | null) => void
}

/** Turns a part of each day on or off, and says when it begins and ends. */
export function HoursChoice({ label, description, hours, proposed, onChange }: HoursChoiceProps) {
  const { t } = useTranslation('choices')
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-col gap-3">
      <Checkbox
        label={label}
        description={description}
        checked={hours !== null}
        onChange={(on) => onChange(on ? proposed : null)}
      />
      {hours && (
        <div className="ms-6.5 flex flex-wrap items-start gap-4">
          <TimeField
            label={t('hours.from')}
            value={hours.from}
            other={hours.to}
            onChange={(from) => onChange({ ...hours, from })}
          />
          <TimeField
            label={t('hours.to')}
            value={hours.to}
            other={hours.from}
            onChange={(to) => onChange({ ...hours, to })}
          />
        </div>
      )}
    </fieldset>
  )
}

interface TimeFieldProps {
  label: string
  value: string
  /** The other end, which has to be another time. */
  other: string
  onChange: (time: string) => void
}

function TimeField({ label, value, other, onChange }: TimeFieldProps) {
  const { t } = useTranslation('choices')
  const { input, isInvalid } = useDraft({ value, isValid: (typed) => typed !== other, onSave: onChange })
  return (
    <Field label={label} error={isInvalid ? t('hours.sameTime') : undefined}>
      <TextInput type="time" required {...input} />
    </Field>
  )
}
