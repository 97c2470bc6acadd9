import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { profileQuery, useCancelEmailChange } from '../api/profile-queries.ts'

/** Shows a new email that waits for its confirmation, and cancels the change. */
export function PendingEmailNotice() {
  const { t } = useTranslation('profile')
  const { email } = useUser()
  const { data } = useQuery(profileQuery())
  const { mutateAsync, isPending } = useCancelEmailChange()
  const cancel = useToastAction({ action: mutateAsync, done: t('pendingEmail.cancelled', { email }) })

  const pending = data?.pendingEmail ?? null
  if (pending === null || pending === email) return null
  return (
    <Notice tone="info" title={t('pendingEmail.title', { pending })}>
      <p>{t('pendingEmail.text', { pending, email })}</p>
      <p className="mt-1">{t('pendingEmail.missing')}</p>
      <Button size="sm" className="mt-2" busy={isPending} onClick={cancel}>
        {t('pendingEmail.cancel')}
      </Button>
    </Notice>
  )
}
