import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/languages.ts'
import { Checkbox } from '../../../../primitives/checkbox.tsx'

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
/** Any Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY_MS = 86_400_000

export interface DaysOffChoiceProps {
  /** 0 is Sunday. */
  days: readonly number[]
  onChange: (days: number[]) => void
}

/** The days on which the user is told nothing. One has to remain. */
export function DaysOffChoice({ days, onChange }: DaysOffChoiceProps) {
  const { t } = useTranslation('choices')
  const hintId = useId()
  const names = new Intl.DateTimeFormat(useLanguage(), { weekday: 'long', timeZone: 'UTC' })
  const oneRemains = days.length === MONDAY_FIRST.length - 1
  const toggle = (day: number, on: boolean) =>
    onChange(on ? [...days, day].toSorted((a, b) => a - b) : days.filter((each) => each !== day))
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="font-medium">{t('hours.daysOff.label')}</legend>
      <p id={hintId} className="mb-2 text-sm text-muted">
        {t(oneRemains ? 'hours.daysOff.last' : 'hours.daysOff.text')}
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {MONDAY_FIRST.map((day) => (
          <Checkbox
            key={day}
            label={names.format(SUNDAY + day * DAY_MS)}
            checked={days.includes(day)}
            disabled={oneRemains && !days.includes(day)}
            onChange={(on) => toggle(day, on)}
          />
        ))}
      </div>
    </fieldset>
  )
}
