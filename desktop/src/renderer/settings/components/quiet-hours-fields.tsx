import { useTranslation } from 'react-i18next'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { Field } from '@fanfare/ui-kit/primitives/field.tsx'
import { TextInput } from '@fanfare/ui-kit/primitives/text-input.tsx'
import type { QuietHours } from '../../../shared/settings.ts'

export interface QuietHoursFieldsProps {
  hours: QuietHours
  onChange: (hours: QuietHours) => void
}

/** When quiet hours begin and end, and on which days. An incomplete time changes nothing. */
export function QuietHoursFields({ hours, onChange }: QuietHoursFieldsProps) {
  const { t } = useTranslation('desktop')
  const field = (end: 'from' | 'to') => (
    <Field label={t(`notify.${end}`)}>
      <TextInput
        type="time"
        required
        value={hours[end]}
        onChange={({ target }) => target.value !== '' && onChange({ ...hours, [end]: target.value })}
      />
    </Field>
  )
  return (
    <div className="ms-6.5 flex flex-col gap-3">
      <div className="flex gap-4">
        {field('from')}
        {field('to')}
      </div>
      <Days days={hours.days} onChange={(days) => onChange({ ...hours, days })} />
    </div>
  )
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
/** Any Sunday. */
const SUNDAY = new Date(2026, 0, 4)

function Days({ days, onChange }: { days: number[]; onChange: (days: number[]) => void }) {
  const { t } = useTranslation('desktop')
  const names = new Intl.DateTimeFormat(useLanguage(), { weekday: 'short' })
  const nameOf = (day: number) =>
    names.format(new Date(SUNDAY.getFullYear(), SUNDAY.getMonth(), SUNDAY.getDate() + day))
  const toggle = (day: number, on: boolean) =>
    onChange(MONDAY_FIRST.filter((each) => (each === day ? on : days.includes(each))))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('notify.days')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {MONDAY_FIRST.map((day) => (
          <Checkbox
            key={day}
            label={nameOf(day)}
            checked={days.includes(day)}
            onChange={(on) => toggle(day, on)}
          />
        ))}
      </div>
    </fieldset>
  )
}
