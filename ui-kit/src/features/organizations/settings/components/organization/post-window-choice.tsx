import { useTranslation } from 'react-i18next'
import { useHourOptions } from '../../../../../i18n/use-hours-text.ts'
import type { SectionProps } from '../section-head.tsx'
import { NONE, NumberChoice } from './number-choice.tsx'

/** For how long a post asks for comments unless it says otherwise. */
export function PostWindowChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const hours = useHourOptions(organization.postWindowHours ?? undefined)
  return (
    <NumberChoice
      organization={organization}
      field="postWindowHours"
      title={t('postWindow.title')}
      text={t('postWindow.text')}
      label={t('postWindow.label')}
      options={[{ value: NONE, label: t('postWindow.none') }, ...hours]}
    />
  )
}
