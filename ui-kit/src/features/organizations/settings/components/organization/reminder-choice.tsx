import { useTranslation } from 'react-i18next'
import { REMINDER_SHARES } from '@fanfare/contract/organizations/rules/reminders.ts'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'
import { useLanguage } from '../../../../../i18n/languages.ts'
import type { SectionProps } from '../section-head.tsx'
import { NONE, NumberChoice } from './number-choice.tsx'

/** After which share of its window members are reminded of a post. */
export function ReminderChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const percent = new Intl.NumberFormat(LOCALES[useLanguage()], { style: 'percent' })
  return (
    <NumberChoice
      organization={organization}
      field="reminderShare"
      title={t('reminders.title')}
      text={t('reminders.text')}
      label={t('reminders.label')}
      options={[
        { value: NONE, label: t('reminders.none') },
        ...REMINDER_SHARES.map((share) => ({
          value: String(share),
          label: t('reminders.at', { share: percent.format(share / 100) }),
        })),
      ]}
    />
  )
}
