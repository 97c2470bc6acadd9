import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { hasCode } from '../../../../client/api-error.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { TwoFactorCodeField } from '../../../../components/forms/two-factor-code/two-factor-code-field.tsx'
import {
  completesCode,
  NO_CODE,
  twoFactorCodeEntries,
  type TwoFactorCodeValues,
} from '../../../../components/forms/two-factor-code/two-factor-code-rules.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { StandaloneCard } from '../../../../primitives/standalone-card.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { useVerifyTwoFactor } from '../api/auth-mutations.ts'

export interface ChallengeCardProps {
  /** The user whose password was right. */
  userId: string
  onBack: () => void
  /** For pages whose guard does not redirect. */
  onSignedIn?: () => void
}

/** Asks for the second factor of a sign-in. */
export function ChallengeCard({ userId, onBack, onSignedIn }: ChallengeCardProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { t: common } = useTranslation()
  const { mutateAsync } = useVerifyTwoFactor()
  const state = useServerForm<TwoFactorCodeValues>({
    schema: v.pipe(v.object(twoFactorCodeEntries()), completesCode(common)),
    defaultValues: NO_CODE,
    mode: 'onTouched',
    autoFocus: 'code',
    errorFields: { TWO_FACTOR_CODE_INVALID: 'code' },
    send: ({ code }) => mutateAsync({ userId, twoFactorCode: code }),
    onSuccess: onSignedIn,
  })
  const { form, busy, error, problem } = state
  if (hasCode(error, 'TWO_FACTOR_EXPIRED')) {
    return (
      <OutcomePage tone="danger" icon={<ShieldAlert />} title={t('challenge.expired')} description={problem}>
        <Button variant="primary" size="lg" onClick={onBack}>
          {t('challenge.restart')}
        </Button>
      </OutcomePage>
    )
  }
  return (
    <StandaloneCard title={t('challenge.title')} description={t('challenge.description')}>
      <Meta title={t('challenge.title')} noindex />
      <ServerForm state={state} failed={t('challenge.failed')}>
        <TwoFactorCodeField form={form} />
        <Button type="submit" variant="primary" size="lg" busy={busy} aria-disabled={!form.formState.isValid}>
          {t('challenge.submit')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('challenge.back')}
        </Button>
      </ServerForm>
    </StandaloneCard>
  )
}
