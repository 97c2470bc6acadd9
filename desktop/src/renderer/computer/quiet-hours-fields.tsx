import { useTranslation } from 'react-i18next'
import { Field } from '@fanfare/ui-kit/primitives/field.tsx'
import { TextInput } from '@fanfare/ui-kit/primitives/text-input.tsx'
import type { QuietHours } from '../../shared/settings.ts'

export interface QuietHoursFieldsProps {
  hours: QuietHours
  onChange: (hours: QuietHours) => void
}

/** From when until when it is quiet. A time that is not whole yet changes nothing. */
export function QuietHoursFields({ hours, onChange }: QuietHoursFieldsProps) {
  const { t } = useTranslation('desktop')
  const field = (end: keyof QuietHours) => (
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
    <div className="ms-6.5 flex gap-4">
      {field('from')}
      {field('to')}
    </div>
  )
}
