import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { useEndAllSessions } from '../api/session-queries.ts'
import { useLeaveAccount } from '../hooks/use-leave-account.ts'

/** Ends every session of the user, this one included. */
export function SignOutEverywhere() {
  const { t } = useTranslation('profile')
  const leave = useLeaveAccount()
  const { mutateAsync } = useEndAllSessions()
  const [asking, setAsking] = useState(false)

  return (
    <>
      <Button icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
        {t('everywhere.label')}
      </Button>
      <ActionDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('everywhere.title')}
        description={t('everywhere.text')}
        confirmLabel={t('everywhere.label')}
        action={mutateAsync}
        done={t('everywhere.done')}
        onDone={leave}
      />
    </>
  )
}
