import { useTranslation } from 'react-i18next'
import type { OrganizationFields } from '@fanfare/contract/organizations/data/organization.ts'
import { ErrorNotice } from '../../../../../components/error-notice.tsx'
import { joinSentences } from '../../../../../i18n/join-sentences.ts'
import { Field } from '../../../../../primitives/field.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

/** The value of the option that stands for null. */
export const NONE = 'none'

export interface NumberChoiceProps extends SectionProps {
  field: keyof Pick<
    OrganizationFields,
    'copiesPerPost' | 'postWindowHours' | 'importantPerWeek' | 'reminderShare' | 'inactivityWeeks'
  >
  title: string
  text: string
  label: string
  options: { value: string; label: string }[]
}

/** A card with a number of the organization to choose. Updates optimistically. */
export function NumberChoice({ organization, field, title, text, label, options }: NumberChoiceProps) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, variables, error } = useUpdateOrganization(organization.id)
  const { [field]: number = organization[field] } = isPending ? variables : organization
  const change = (wanted: string) =>
    mutate(
      { [field]: wanted === NONE ? null : Number(wanted) },
      { onSuccess: () => toast('success', t('updated')) },
    )
  return (
    <SectionCard
      title={title}
      description={organization.can.update ? joinSentences(text, t('savedAtOnce')) : text}
    >
      <Field label={label}>
        <Select
          label={label}
          className="w-40"
          disabled={!organization.can.update || isPending}
          value={number === null ? NONE : String(number)}
          onChange={change}
          options={options}
        />
      </Field>
      <ErrorNotice title={t('updateFailed')} error={error} />
    </SectionCard>
  )
}
