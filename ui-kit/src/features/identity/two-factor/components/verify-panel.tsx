import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TwoFactorSetup } from '@fanfare/contract/identity/data/two_factor.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useTurnOn } from '../api/two-factor-queries.ts'
import { ProofForm, type Proof } from './proof-form.tsx'

export interface VerifyPanelProps {
  setup: TwoFactorSetup
  onVerified: (recoveryCodes: string[]) => void
  /** Starts over with a new secret. */
  onAgain: () => void
}

/** Shows the secret to scan or type and asks for the first code, and for the password once the server requires it. */
export function VerifyPanel({ setup, onVerified, onAgain }: VerifyPanelProps) {
  const { t } = useTranslation('two-factor')
  const { mutateAsync } = useTurnOn()
  const { hasPassword } = useUser()
  const [reauthenticates, setReauthenticates] = useState(!hasPassword)
  const turnOn = async ({ code, password }: Proof) => {
    try {
      onVerified((await mutateAsync({ twoFactorAuthenticationCode: code, password })).recoveryCodes)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'REAUTHENTICATION_REQUIRED') setReauthenticates(true)
      throw error
    }
  }
  return (
    <>
      <p className="text-muted">{t('verify.scan')}</p>
      <img
        src={setup.qrCode}
        alt={t('verify.qr')}
        className="size-52 self-center rounded-lg border border-line bg-white p-2"
      />
      <p className="text-sm text-muted">
        {t('verify.byHand')}
        <code className="mt-1 block rounded-md bg-sunken px-3 py-2 font-mono text-base break-words text-ink select-all">
          {setup.secret}
        </code>
      </p>
      <ProofForm appOnly reauthenticates={reauthenticates} submitLabel={t('verify.turnOn')} onProof={turnOn}>
        <Button variant="ghost" onClick={onAgain}>
          {t('verify.again')}
        </Button>
      </ProofForm>
    </>
  )
}
