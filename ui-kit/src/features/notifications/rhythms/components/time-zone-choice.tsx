import { useTranslation } from 'react-i18next'
import { deviceTimeZone } from '../device-time-zone.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'

export interface TimeZoneChoiceProps {
  timeZone: string
  onChange: (timeZone: string) => void
}

const nameOf = (timeZone: string) => timeZone.replaceAll('_', ' ')

/** The time zone of the user, with an offer of that of this device where it differs. */
export function TimeZoneChoice({ timeZone, onChange }: TimeZoneChoiceProps) {
  const { t } = useTranslation('choices')
  const here = deviceTimeZone()
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <Field label={t('hours.zone.label')}>
        <Select
          label={t('hours.zone.label')}
          value={timeZone}
          onChange={onChange}
          options={zonesWith(timeZone, here).map((value) => ({ value, label: nameOf(value) }))}
        />
      </Field>
      {timeZone !== here && (
        <Button variant="ghost" onClick={() => onChange(here)}>
          {t('hours.zone.useDevice', { zone: nameOf(here) })}
        </Button>
      )}
    </div>
  )
}

/** All zones by name. An older name, such as the server may have stored, is not among those of the browser. */
function zonesWith(...own: string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...own])].toSorted()
}
