import { useTranslation } from 'react-i18next'
import { IMPORTANT_PER_WEEK_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { ErrorNotice } from '../../../../../components/error-notice.tsx'
import { joinSentences } from '../../../../../i18n/join-sentences.ts'
import { Field } from '../../../../../primitives/field.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

const CHOICES = Array.from({ length: IMPORTANT_PER_WEEK_MAX + 1 }, (_, places) => places)

/** How many posts may become important in seven days. Updates optimistically. */
export function ImportantPostsChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, variables, error } = useUpdateOrganization(organization.id)
  const { importantPerWeek = organization.importantPerWeek } = isPending ? variables : organization
  const change = (wanted: string) =>
    mutate({ importantPerWeek: Number(wanted) }, { onSuccess: () => toast('success', t('updated')) })
  const label = t('importantPosts.label')
  const text = t('importantPosts.text')
  return (
    <SectionCard
      title={t('importantPosts.title')}
      description={organization.can.update ? joinSentences(text, t('savedAtOnce')) : text}
    >
      <Field label={label}>
        <Select
          label={label}
          className="w-40"
          disabled={!organization.can.update || isPending}
          value={String(importantPerWeek)}
          onChange={change}
          options={CHOICES.map((places) => ({
            value: String(places),
            label: places === 0 ? t('importantPosts.none') : String(places),
          }))}
        />
      </Field>
      <ErrorNotice title={t('updateFailed')} error={error} />
    </SectionCard>
  )
}
