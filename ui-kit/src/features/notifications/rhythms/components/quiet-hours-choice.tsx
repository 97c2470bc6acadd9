import { useTranslation } from 'react-i18next'
import type { Hours } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { HoursChoice } from './hours-choice.tsx'

const PROPOSED = { from: '20:00', to: '08:00' }

export interface QuietHoursChoiceProps {
  hours: Hours | null
  onChange: (hours: Hours | null) => void
}

/** Whether the user has quiet hours, and when. */
export function QuietHoursChoice({ hours, onChange }: QuietHoursChoiceProps) {
  const { t } = useTranslation('choices')
  return (
    <HoursChoice
      label={t('hours.quiet.label')}
      description={t('hours.quiet.text')}
      hours={hours}
      proposed={PROPOSED}
      onChange={onChange}
    />
  )
}
