import { useTranslation } from 'react-i18next'
import { useFlowOutcome } from '../../../../components/forms/reauthentication/flow-outcome.ts'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { ManagePanel } from '../components/manage-panel.tsx'
import { RecoveryCodesPanel } from '../components/recovery-codes-panel.tsx'
import { StartPanel } from '../components/start-panel.tsx'
import { VerifyPanel } from '../components/verify-panel.tsx'
import { useTwoFactorSteps } from '../hooks/use-two-factor-steps.ts'

/** Turns two-factor authentication on and manages it. */
export default function TwoFactorScreen() {
  const { t } = useTranslation('two-factor')
  const { step, setStep, returnTo } = useTwoFactorSteps()
  useFlowOutcome()
  const showCodes = (recoveryCodes: string[]) => setStep({ mode: 'codes', recoveryCodes })
  const start = () => setStep({ mode: 'start' })

  return (
    <PageColumn>
      <Meta title={t('title')} noindex />
      <div className="flex flex-col items-start gap-3">
        <BackLink to={returnTo}>{t('back')}</BackLink>
        <PageHeader title={t('title')} description={t('description')} />
      </div>
      <Card as="section" aria-labelledby="step" className="flex flex-col gap-4">
        <h2 id="step" className="text-lg font-semibold tracking-[-0.01em]">
          {t(`steps.${step.mode}`)}
        </h2>
        {step.mode === 'manage' && <ManagePanel onRegenerate={start} onRenewed={showCodes} />}
        {step.mode === 'start' && <StartPanel onGenerated={(setup) => setStep({ mode: 'verify', setup })} />}
        {step.mode === 'verify' && <VerifyPanel setup={step.setup} onVerified={showCodes} onAgain={start} />}
        {step.mode === 'codes' && (
          <RecoveryCodesPanel codes={step.recoveryCodes} onKept={() => setStep({ mode: 'enabled' })} />
        )}
        {step.mode === 'enabled' && (
          <>
            <output className="text-muted">{t('enabled')}</output>
            <ButtonLink to={returnTo} variant="primary" className="self-start">
              {t('onward')}
            </ButtonLink>
          </>
        )}
      </Card>
    </PageColumn>
  )
}
