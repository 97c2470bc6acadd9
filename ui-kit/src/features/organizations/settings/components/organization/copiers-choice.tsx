import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '../../../../../components/error-notice.tsx'
import { joinSentences } from '../../../../../i18n/join-sentences.ts'
import { Checkbox } from '../../../../../primitives/checkbox.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

/** Whether members see who has copied a suggestion. Updates optimistically. */
export function CopiersChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, variables, error } = useUpdateOrganization(organization.id)
  const { copiersVisible = false } = isPending ? variables : organization
  const change = (wanted: boolean) => {
    if (isPending) return
    mutate({ copiersVisible: wanted }, { onSuccess: () => toast('success', t('updated')) })
  }
  return (
    <SectionCard
      title={t('copiers.title')}
      description={
        organization.can.update ? joinSentences(t('copiers.text'), t('savedAtOnce')) : t('copiers.text')
      }
    >
      <Checkbox
        label={t('copiers.label')}
        description={t('copiers.description')}
        checked={copiersVisible}
        disabled={!organization.can.update}
        onChange={change}
      />
      <ErrorNotice title={t('updateFailed')} error={error} />
    </SectionCard>
  )
}
