import { useTranslation } from 'react-i18next'
import type { SectionProps } from '../section-head.tsx'
import { CheckboxChoice } from './checkbox-choice.tsx'

/** Whether members are told of each post at a time of their own. */
export function PacingChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <CheckboxChoice
      organization={organization}
      field="isPaced"
      title={t('pacing.title')}
      text={t('pacing.text')}
      label={t('pacing.label')}
    />
  )
}
