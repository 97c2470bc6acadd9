import { useTranslation } from 'react-i18next'
import type { TwoFactorRequired } from '@fanfare/contract/data/session.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { PasswordInput } from '../../../primitives/password-input.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { TextLink } from '../../../primitives/text-link.tsx'
import { useSignInForm } from '../use-sign-in-form.ts'

export interface SignInFormProps {
  /** The password was right and a code is still missing. */
  onChallenge: (challenge: TwoFactorRequired) => void
}

/** E-mail and password of somebody who has an account. */
export function SignInForm({ onChallenge }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { form, submit, busy } = useSignInForm(onChallenge)
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
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
      </fieldset>
    </form>
  )
}
