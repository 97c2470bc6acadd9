import { useTranslation } from 'react-i18next'
import type { SectionProps } from '../section-head.tsx'
import { CheckboxChoice } from './checkbox-choice.tsx'

/** Whether members see who has copied a suggestion. */
export function CopiersChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <CheckboxChoice
      organization={organization}
      field="copiersVisible"
      title={t('copiers.title')}
      text={t('copiers.text')}
      label={t('copiers.label')}
      description={t('copiers.description')}
    />
  )
}
