import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { TwoFactorRequired } from '@fanfare/contract/identity/data/session.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { PasswordInput } from '../../../../primitives/password-input.tsx'
import { StandaloneCard } from '../../../../primitives/standalone-card.tsx'
import { useJoinAccount, useTakeAccount } from '../api/auth-mutations.ts'
import { FinishSignIn } from './finish-sign-in.tsx'
import { SignInFailed } from './sign-in-failed.tsx'

export interface JoinAccountProps {
  /** The join code of an OAuth flow. */
  code: string
}

type Challenge = TwoFactorRequired | null

/** For a provider whose address has an account: joins it by the password, or takes the account over without it. */
export function JoinAccount({ code }: JoinAccountProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { mutateAsync: take } = useTakeAccount()
  const [taking, setTaking] = useState(false)
  const [challenge, setChallenge] = useState<Challenge>()
  const state = useJoinForm(code, setChallenge)

  if (challenge !== undefined) return <FinishSignIn challenge={challenge} />
  if (hasCode(state.error, 'EXCHANGE_CODE_INVALID')) {
    return <SignInFailed title={t('callback.failed')} reason={t('join.expired')} />
  }
  return (
    <StandaloneCard title={t('join.title')} description={t('join.text')}>
      <ServerForm state={state} failed={t('join.failed')}>
        <Field label={t('fields.password')} error={state.form.formState.errors.password?.message}>
          <PasswordInput
            {...state.form.register('password')}
            autoComplete="current-password"
            required
            showLabel={t('common:actions.showPassword')}
            hideLabel={t('common:actions.hidePassword')}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={state.busy}>
          {t('join.submit')}
        </Button>
        <Button variant="ghost" onClick={() => setTaking(true)}>
          {t('join.unknown')}
        </Button>
      </ServerForm>
      <ActionDialog
        open={taking}
        onOpenChange={setTaking}
        title={t('join.takeTitle')}
        description={t('join.takeText')}
        confirmLabel={t('join.take')}
        failed={t('callback.failed')}
        action={async () => setChallenge(await take(code))}
        done={t('join.taken')}
      />
    </StandaloneCard>
  )
}

function useJoinForm(code: string, onJoined: (challenge: Challenge) => void) {
  const { t } = useTranslation('auth')
  const { mutateAsync } = useJoinAccount()
  return useServerForm<{ password: string }, Challenge>({
    schema: v.object({ password: v.pipe(v.string(), v.nonEmpty(t('errors.passwordMissing'))) }),
    defaultValues: { password: '' },
    autoFocus: 'password',
    errorFields: { INVALID_PASSWORD: 'password' },
    send: ({ password }) => mutateAsync({ code, password }),
    onSuccess: onJoined,
  })
}
