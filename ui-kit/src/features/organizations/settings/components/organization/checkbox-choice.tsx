import { useTranslation } from 'react-i18next'
import type { OrganizationFields } from '@fanfare/contract/organizations/data/organization.ts'
import { ErrorNotice } from '../../../../../components/error-notice.tsx'
import { joinSentences } from '../../../../../i18n/join-sentences.ts'
import { Checkbox } from '../../../../../primitives/checkbox.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

export interface CheckboxChoiceProps extends SectionProps {
  field: keyof Pick<OrganizationFields, 'copiersVisible' | 'isPaced'>
  title: string
  text: string
  label: string
  description?: string
}

/** A card with something that the organization does or does not. Updates optimistically. */
export function CheckboxChoice({
  organization,
  field,
  title,
  text,
  label,
  description,
}: CheckboxChoiceProps) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, variables, error } = useUpdateOrganization(organization.id)
  const { [field]: checked = false } = isPending ? variables : organization
  const change = (wanted: boolean) => {
    if (isPending) return
    mutate({ [field]: wanted }, { onSuccess: () => toast('success', t('updated')) })
  }
  return (
    <SectionCard
      title={title}
      description={organization.can.update ? joinSentences(text, t('savedAtOnce')) : text}
    >
      <Checkbox
        label={label}
        description={description}
        checked={checked}
        disabled={!organization.can.update}
        onChange={change}
      />
      <ErrorNotice title={t('updateFailed')} error={error} />
    </SectionCard>
  )
}
