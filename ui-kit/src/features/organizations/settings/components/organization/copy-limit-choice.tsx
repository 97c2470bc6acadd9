import { useTranslation } from 'react-i18next'
import { COPIES_PER_POST_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { SectionProps } from '../section-head.tsx'
import { NONE, NumberChoice } from './number-choice.tsx'

const NUMBERS = Array.from({ length: COPIES_PER_POST_MAX }, (_, index) => String(index + 1))

/** How many suggestions of a post a member may copy before each member has had one. */
export function CopyLimitChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <NumberChoice
      organization={organization}
      field="copiesPerPost"
      title={t('copyLimit.title')}
      text={t('copyLimit.text')}
      label={t('copyLimit.label')}
      options={[
        ...NUMBERS.map((value) => ({ value, label: value })),
        { value: NONE, label: t('copyLimit.none') },
      ]}
    />
  )
}
