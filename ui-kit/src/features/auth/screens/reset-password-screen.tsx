import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../primitives/meta.tsx'
import { PasswordSet } from '../components/password-set.tsx'
import { ResetLinkInvalid } from '../components/reset-link-invalid.tsx'
import { ResetPasswordForm } from '../components/reset-password-form.tsx'
import { useAddressSecret } from '../use-address-secret.ts'

/** Where the link of a reset mail leads. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('auth')
  const token = useAddressSecret('/reset-password')
  const [outcome, setOutcome] = useState<'open' | 'done' | 'invalid'>('open')
  return (
    <>
      <Meta title={t('reset.title')} noindex />
      {outcome === 'done' && <PasswordSet />}
      {outcome !== 'done' && (token === null || outcome === 'invalid') && <ResetLinkInvalid />}
      {outcome === 'open' && token !== null && (
        <ResetPasswordForm
          token={token}
          onDone={() => setOutcome('done')}
          onLinkInvalid={() => setOutcome('invalid')}
        />
      )}
    </>
  )
}
