import { useTranslation } from 'react-i18next'
import { IMPORTANT_PER_WEEK_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { SectionProps } from '../section-head.tsx'
import { NumberChoice } from './number-choice.tsx'

const CHOICES = Array.from({ length: IMPORTANT_PER_WEEK_MAX + 1 }, (_, places) => places)

/** How many posts may become important in seven days. */
export function ImportantPostsChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <NumberChoice
      organization={organization}
      field="importantPerWeek"
      title={t('importantPosts.title')}
      text={t('importantPosts.text')}
      label={t('importantPosts.label')}
      options={CHOICES.map((places) => ({
        value: String(places),
        label: places === 0 ? t('importantPosts.none') : String(places),
      }))}
    />
  )
}
