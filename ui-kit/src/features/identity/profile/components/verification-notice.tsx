import { useTranslation } from 'react-i18next'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'
import { useSendVerification } from '../api/profile-queries.ts'

export interface VerificationNoticeProps {
  /** In two lines, for a page that is about something else. */
  compact?: boolean
}

/** Reminds the user to confirm their email address. */
export default function VerificationNotice({ compact = false }: VerificationNoticeProps) {
  const { t } = useTranslation('profile')
  const { email, emailVerified } = useUser()
  const { mutateAsync, isPending } = useSendVerification()
  const send = useToastAction({ action: mutateAsync, done: t('verification.sent', { email }) })

  if (emailVerified) return null
  const button = (
    <Button size="sm" className={compact ? undefined : 'mt-2'} busy={isPending} onClick={send}>
      {t('verification.send')}
    </Button>
  )
  if (compact)
    return (
      <Notice tone="warn" action={button}>
        {t('verification.title')}
      </Notice>
    )
  return (
    <Notice tone="warn" title={t('verification.title')}>
      <p>{t('verification.text', { email })}</p>
      {button}
    </Notice>
  )
}
