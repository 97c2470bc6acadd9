import { useTranslation } from 'react-i18next'
import type { NotificationPreference } from '@fanfare/contract/identity/data/profile.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { useUpdateNotifications } from '../api/notification-queries.ts'

export interface NotificationChoiceProps {
  preference: NotificationPreference
}

/** Turns the notifications of one organization on or off. Updates optimistically. */
export function NotificationChoice({ preference }: NotificationChoiceProps) {
  const { t } = useTranslation('profile')
  const { emailVerified } = useUser()
  const { mutate, isPending, variables, error } = useUpdateNotifications()
  const { organizationId, organizationName, hasSlackIntegration } = preference
  const { receiveSlackNotifications: checked } = isPending ? variables : preference
  const change = (receiveSlackNotifications: boolean) => {
    if (isPending) return
    mutate(
      { organizationId, receiveSlackNotifications },
      { onSuccess: () => toast('success', t('notifications.updated')) },
    )
  }

  return (
    <>
      <Checkbox
        label={organizationName}
        description={t(stateOf(hasSlackIntegration, emailVerified))}
        checked={checked}
        disabled={!hasSlackIntegration}
        onChange={change}
      />
      <ErrorNotice title={t('notifications.failed')} error={error} />
    </>
  )
}

/** Notifications are not sent before the address is confirmed. */
function stateOf(isConnected: boolean, emailVerified: boolean) {
  if (!isConnected) return 'notifications.notConnected'
  return emailVerified ? 'notifications.on' : 'notifications.unconfirmed'
}
