import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useUser } from '../../../session/use-session.ts'
import { useSendVerification } from '../api/profile-mutations.ts'

/** Reminds of an address nobody has confirmed yet. */
export function VerificationNotice() {
  const { t } = useTranslation('profile')
  const { email, emailVerified } = useUser()
  const errorText = useErrorText()
  const { mutate, isPending } = useSendVerification()
  const send = () =>
    mutate(undefined, {
      onSuccess: () => toast('success', t('verification.sent', { email })),
      onError: (error) => toast('error', errorText(error)),
    })

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
