import { useTranslation } from 'react-i18next'
import { INACTIVITY_WEEKS } from '@fanfare/contract/organizations/rules/reminders.ts'
import type { SectionProps } from '../section-head.tsx'
import { NONE, NumberChoice } from './number-choice.tsx'

/** After how many weeks without a visit members are mailed what waits for them. */
export function InactivityChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <NumberChoice
      organization={organization}
      field="inactivityWeeks"
      title={t('inactivity.title')}
      text={t('inactivity.text')}
      label={t('inactivity.label')}
      options={[
        { value: NONE, label: t('inactivity.none') },
        ...INACTIVITY_WEEKS.map((weeks) => ({
          value: String(weeks),
          label: t('inactivity.after', { count: weeks }),
        })),
      ]}
    />
  )
}
