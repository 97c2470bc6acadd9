import { useTranslation } from 'react-i18next'
import { useToastAction } from '../../../components/use-toast-action.ts'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useUser } from '../../../platform/session/use-session.ts'
import { useSendVerification } from '../api/profile-queries.ts'

/** Reminds of an email address that is not confirmed yet. */
export function VerificationNotice() {
  const { t } = useTranslation('profile')
  const { email, emailVerified } = useUser()
  const { mutateAsync, isPending } = useSendVerification()
  const send = useToastAction({ action: mutateAsync, done: t('verification.sent', { email }) })

  if (emailVerified) return null
  return (
    <Notice tone="warn" title={t('verification.title')}>
      <p>{t('verification.text', { email })}</p>
      <Button size="sm" className="mt-2" busy={isPending} onClick={send}>
        {t('verification.send')}
      </Button>
    </Notice>
  )
}
