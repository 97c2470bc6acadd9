import { useTranslation } from 'react-i18next'
import { COPIES_PER_POST_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { ErrorNotice } from '../../../../../components/error-notice.tsx'
import { joinSentences } from '../../../../../i18n/join-sentences.ts'
import { Field } from '../../../../../primitives/field.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

const NONE = 'none'
const NUMBERS = Array.from({ length: COPIES_PER_POST_MAX }, (_, index) => String(index + 1))

/** How many suggestions of a post a member may copy before each member has had one. Updates optimistically. */
export function CopyLimitChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, variables, error } = useUpdateOrganization(organization.id)
  const { copiesPerPost = null } = isPending ? variables : organization
  const change = (wanted: string) =>
    mutate(
      { copiesPerPost: wanted === NONE ? null : Number(wanted) },
      { onSuccess: () => toast('success', t('updated')) },
    )
  const label = t('copyLimit.label')
  return (
    <SectionCard
      title={t('copyLimit.title')}
      description={
        organization.can.update ? joinSentences(t('copyLimit.text'), t('savedAtOnce')) : t('copyLimit.text')
      }
    >
      <Field label={label}>
        <Select
          label={label}
          className="w-40"
          disabled={!organization.can.update || isPending}
          value={copiesPerPost === null ? NONE : String(copiesPerPost)}
          onChange={change}
          options={[
            ...NUMBERS.map((value) => ({ value, label: value })),
            { value: NONE, label: t('copyLimit.none') },
          ]}
        />
      </Field>
      <ErrorNotice title={t('updateFailed')} error={error} />
    </SectionCard>
  )
}
