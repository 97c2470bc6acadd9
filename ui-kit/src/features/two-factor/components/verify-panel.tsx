import { useTranslation } from 'react-i18next'
import type { TwoFactorSetup } from '@fanfare/contract/data/two_factor.ts'
import { Button } from '../../../primitives/button.tsx'
import { useTurnOn } from '../api/two-factor-queries.ts'
import { ProofForm } from './proof-form.tsx'

export interface VerifyPanelProps {
  setup: TwoFactorSetup
  onVerified: (recoveryCodes: string[]) => void
  /** Starts over with a new secret. */
  onAgain: () => void
}

/** Shows the secret to scan or type and asks for the first code. */
export function VerifyPanel({ setup, onVerified, onAgain }: VerifyPanelProps) {
  const { t } = useTranslation('two-factor')
  const { mutateAsync } = useTurnOn()
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
      <ProofForm
        appOnly
        reauthenticates
        submitLabel={t('verify.turnOn')}
        onProof={async ({ code, password }) =>
          onVerified((await mutateAsync({ twoFactorAuthenticationCode: code, password })).recoveryCodes)
        }
      >
        <Button variant="ghost" onClick={onAgain}>
          {t('verify.again')}
        </Button>
      </ProofForm>
    </>
  )
}
