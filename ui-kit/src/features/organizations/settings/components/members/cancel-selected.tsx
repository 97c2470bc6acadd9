import { useTranslation } from 'react-i18next'
import { SelectedAction } from '../../../../../components/selection/selected-action.tsx'
import { useCancelInvitations } from '../../api/invitation-queries.ts'

export interface CancelSelectedProps {
  organizationId: string
  selected: readonly string[]
}

/** Cancels the selected invitations. */
export function CancelSelected({ organizationId, selected }: CancelSelectedProps) {
  const { t } = useTranslation('settings')
  const { mutateAsync } = useCancelInvitations(organizationId)
  return (
    <SelectedAction
      label={t('cancellation.several', { count: selected.length })}
      description={t('cancellation.severalText')}
      cancelLabel={t('cancellation.keep')}
      action={() => mutateAsync(selected)}
      failed={t('invitations.changeFailed')}
    />
  )
}
