import { QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TwoFactorSetup } from '@fanfare/contract/identity/data/two_factor.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { ProviderReauthentication } from '../../../../components/forms/reauthentication/provider-reauthentication.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'
import { useGenerateSecret } from '../api/two-factor-queries.ts'
import { ProofForm } from './proof-form.tsx'

export interface StartPanelProps {
  onGenerated: (setup: TwoFactorSetup) => void
}

/** Explains the steps and generates the secret. A user who already has one enters a code of it first. */
export function StartPanel({ onGenerated }: StartPanelProps) {
  const { t } = useTranslation('two-factor')
  const { twoFaEnabled, hasPassword } = useUser()
  const { mutateAsync, mutate, isPending, error } = useGenerateSecret()

  if (twoFaEnabled) {
    return (
      <>
        <p className="text-muted">{t('start.again')}</p>
        <ProofForm
          submitLabel={t('start.generate')}
          onProof={async ({ code }) => onGenerated(await mutateAsync(code))}
        />
      </>
    )
  }
  return (
    <>
      <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-muted">
        <li>{t('start.install')}</li>
        <li>{t('start.scan')}</li>
        <li>{t('start.type')}</li>
      </ol>
      {/* Leaving for the provider's page would lose the QR code. */}
      {!hasPassword && <ProviderReauthentication />}
      <ErrorNotice title={t('start.failed')} error={error} />
      <Button
        variant="primary"
        className="self-start"
        icon={<QrCode aria-hidden />}
        busy={isPending}
        onClick={() => mutate(undefined, { onSuccess: onGenerated })}
      >
        {t('start.generate')}
      </Button>
    </>
  )
}
