import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PasswordReset } from '@fanfare/contract/identity/data/password.ts'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { LinkInvalid } from '../components/link-outcome.tsx'
import { MailedLinkPage } from '../components/mailed-link-page.tsx'
import { ResetPasswordForm } from '../components/reset-password-form.tsx'
import { useAddressSecret } from '../hooks/use-address-secret.ts'

/** The page of the link in a reset mail. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('auth')
  const token = useAddressSecret('/reset-password')
  const [outcome, setOutcome] = useState<'open' | 'done' | 'twoFactorEnded' | 'invalid'>('open')
  return (
    <>
      <Meta title={t('reset.title')} noindex />
      {(outcome === 'done' || outcome === 'twoFactorEnded') && (
        <PasswordSet twoFactorEnded={outcome === 'twoFactorEnded'} />
      )}
      {outcome === 'invalid' && <ResetLinkInvalid />}
      {outcome === 'open' && (
        <MailedLinkPage link="reset-password" token={token} invalid={<ResetLinkInvalid />}>
          {(link) =>
            link.isUsed ? (
              <ResetLinkUsed />
            ) : (
              <ResetPasswordForm
                token={link.token}
                onDone={({ twoFactorEnded }) => setOutcome(twoFactorEnded ? 'twoFactorEnded' : 'done')}
                onLinkInvalid={() => setOutcome('invalid')}
              />
            )
          }
        </MailedLinkPage>
      )}
    </>
  )
}

function ResetLinkInvalid() {
  const { t } = useTranslation('auth')
  return (
    <LinkInvalid
      title={t('reset.invalidTitle')}
      description={t('reset.invalid')}
      resetLabel={t('reset.newLink')}
    />
  )
}

function ResetLinkUsed() {
  const { t } = useTranslation('auth')
  return (
    <OutcomePage icon={<CircleCheck />} title={t('reset.usedTitle')} description={t('reset.used')}>
      <ButtonLink to="/login" variant="primary" size="lg">
        {t('reset.toSignIn')}
      </ButtonLink>
      <ButtonLink to="/forgot-password" variant="ghost">
        {t('reset.newLink')}
      </ButtonLink>
    </OutcomePage>
  )
}

function PasswordSet({ twoFactorEnded }: PasswordReset) {
  const { t } = useTranslation('auth')
  return (
    <OutcomePage
      icon={<CircleCheck />}
      title={t('reset.doneTitle')}
      description={t(twoFactorEnded ? 'reset.twoFactorEnded' : 'reset.done')}
    >
      <ButtonLink to="/login" variant="primary" size="lg">
        {t('reset.toSignIn')}
      </ButtonLink>
    </OutcomePage>
  )
}
