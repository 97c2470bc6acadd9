import { useTranslation } from 'react-i18next'
import type { NotificationPreference } from '@fanfare/contract/identity/data/profile.ts'
import { detourFrom } from '../../../../components/detour.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { settingsPath } from '../../../../components/settings-path.ts'
import { useOrganization } from '../../../../components/use-organization.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { useUpdateNotifications } from '../api/notification-queries.ts'

const FROM_HERE = detourFrom('/profile#preferences')

export interface NotificationChoiceProps {
  preference: NotificationPreference
}

/** Turns the notifications of one organization on or off, or leads owners and admins to the missing connection. */
export function NotificationChoice({ preference }: NotificationChoiceProps) {
  const { t } = useTranslation('profile')
  const { emailVerified } = useUser()
  const { mutate, isPending, variables, error } = useUpdateNotifications()
  const { organizationId, organizationName, hasSlackIntegration } = preference
  const { organization } = useOrganization(organizationId)
  const mayConnect = organization?.can.update === true
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={organizationName}
          description={t(stateOf(hasSlackIntegration, emailVerified, mayConnect))}
          checked={hasSlackIntegration && checked}
          disabled={!hasSlackIntegration}
          onChange={change}
        />
        {!hasSlackIntegration && mayConnect && (
          <ButtonLink
            to={settingsPath(organizationId, 'slack')}
            state={FROM_HERE}
            size="sm"
            aria-label={t('notifications.connectNamed', { organization: organizationName })}
          >
            {t('notifications.connect')}
          </ButtonLink>
        )}
      </div>
      <ErrorNotice title={t('notifications.failed')} error={error} />
    </>
  )
}

/** Notifications are not sent before the address is confirmed. */
function stateOf(isConnected: boolean, emailVerified: boolean, mayConnect: boolean) {
  if (!isConnected) return mayConnect ? 'notifications.notConnected' : 'notifications.askAdmin'
  return emailVerified ? 'notifications.on' : 'notifications.unconfirmed'
}
