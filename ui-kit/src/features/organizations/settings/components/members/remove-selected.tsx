import { useTranslation } from 'react-i18next'
import { SelectedAction } from '../../../../../components/selection/selected-action.tsx'
import { useRemoveMembers } from '../../api/member-queries.ts'
import type { SectionProps } from '../section-head.tsx'

export interface RemoveSelectedProps extends SectionProps {
  selected: readonly string[]
}

/** Removes the selected members. */
export function RemoveSelected({ organization, selected }: RemoveSelectedProps) {
  const { t } = useTranslation('settings')
  const { mutateAsync } = useRemoveMembers(organization.id)
  return (
    <SelectedAction
      label={t('removal.several', { count: selected.length })}
      tone="danger"
      description={t('removal.severalText', { organization: organization.name })}
      action={() => mutateAsync(selected)}
      failed={t('removal.failed')}
    />
  )
}
