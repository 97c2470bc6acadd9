import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { TwoFactorRequired } from '@fanfare/contract/identity/data/session.ts'
import { focusField } from '../../../../components/forms/focus-field.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { PasswordInput } from '../../../../primitives/password-input.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import { isChallenge } from '../api/auth-api.ts'
import { useSignIn } from '../api/auth-mutations.ts'

export interface SignInFormProps {
  /** The password was right and the second factor is still missing. */
  onChallenge: (challenge: TwoFactorRequired) => void
}

/** Email and password. An error must not reveal which of the two was wrong. */
export function SignInForm({ onChallenge }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { mutateAsync } = useSignIn()
  const state = useServerForm({
    schema: v.object({
      email: v.pipe(v.string(), v.trim(), v.nonEmpty(t('errors.emailMissing'))),
      password: v.pipe(v.string(), v.nonEmpty(t('errors.passwordMissing'))),
    }),
    defaultValues: { email: '', password: '' },
    autoFocus: 'email',
    send: mutateAsync,
    onSuccess: (answer) => {
      if (isChallenge(answer)) onChallenge(answer)
    },
  })
  const { form, busy, error } = state
  const { errors } = form.formState
  const { control } = form
  useEffect(() => {
    if (error !== null) focusField(control, 'password')
  }, [error, control])

  return (
    <ServerForm state={state} failed={t('signIn.failed')}>
      <Field label={t('fields.email')} error={errors.email?.message}>
        <TextInput {...form.register('email')} type="email" autoComplete="username" required />
      </Field>
      <Field label={t('fields.password')} error={errors.password?.message}>
        <PasswordInput
          {...form.register('password')}
          autoComplete="current-password"
          required
          showLabel={t('common:actions.showPassword')}
          hideLabel={t('common:actions.hidePassword')}
        />
      </Field>
      <p className="-mt-1.5 text-sm">
        <TextLink to="/forgot-password">{t('signIn.forgot')}</TextLink>
      </p>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t('signIn.submit')}
      </Button>
    </ServerForm>
  )
}
