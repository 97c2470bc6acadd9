import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useEndAllSessions } from '../api/session-queries.ts'
import { useLeave } from '../use-leave.ts'

/** Ends every session of this person, this one included. */
export function SignOutEverywhere() {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const leave = useLeave()
  const { mutate, isPending } = useEndAllSessions()
  const [asking, setAsking] = useState(false)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast('success', t('everywhere.done'))
        leave()
      },
      onError: (error) => toast('error', errorText(error)),
    })

  return (
    <>
      <Button className="self-start" icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
        {t('everywhere.label')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('everywhere.title')}
        description={t('everywhere.text')}
        confirmLabel={t('everywhere.label')}
        cancelLabel={t('common:actions.cancel')}
        busy={isPending}
        onConfirm={confirm}
      />
    </>
  )
}
