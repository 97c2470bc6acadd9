import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import { useVerifyEmail } from '../api/email-mutations.ts'
import { useOnce } from '../use-once.ts'
import { EmailLinkInvalid } from './email-link-invalid.tsx'
import { OutcomeCard } from './outcome-card.tsx'

export interface EmailVerdictProps {
  /** What the link has brought. */
  token: string
}

/** Confirms an address and says how it went. */
export function EmailVerdict({ token }: EmailVerdictProps) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const { mutate, data, error } = useVerifyEmail()
  useOnce(() => mutate(token))

  if (error !== null) return <EmailLinkInvalid reason={errorText(error)} />
  if (data === undefined) {
    return (
      <div className="grid min-h-80 place-items-center">
        <Spinner label={t('verify.working')} />
      </div>
    )
  }
  return (
    <OutcomeCard
      tone="ok"
      icon={<MailCheck />}
      title={t('verify.doneTitle')}
      description={t('verify.done', { email: data.email })}
    >
      <ButtonLink to="/dashboard" variant="primary" size="lg">
        {t('verify.onward')}
      </ButtonLink>
    </OutcomeCard>
  )
}
