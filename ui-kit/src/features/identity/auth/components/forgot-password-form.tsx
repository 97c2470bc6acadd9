import { EMAIL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { emailEntry, placeEmailError } from '../../../../components/forms/email/email-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { StandaloneCard } from '../../../../primitives/standalone-card.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useRequestReset } from '../api/auth-mutations.ts'

export interface ForgotPasswordFormProps {
  onSent: () => void
}

/** Asks where to send the link to a new password. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { mutateAsync } = useRequestReset()
  const words = { missing: t('forgot.emailMissing'), invalid: t('forgot.emailInvalid') }
  const state = useServerForm({
    schema: v.object({ email: emailEntry(words) }),
    defaultValues: { email: '' },
    autoFocus: 'email',
    placeFieldError: placeEmailError(words.invalid),
    send: ({ email }) => mutateAsync(email),
    onSuccess: onSent,
  })
  const { form, busy } = state
  return (
    <StandaloneCard title={t('forgot.title')} description={t('forgot.description')}>
      <ServerForm state={state} failed={t('forgot.failed')}>
        <Field label={t('fields.email')} error={form.formState.errors.email?.message}>
          <TextInput
            {...form.register('email')}
            maxLength={EMAIL_MAX}
            type="email"
            autoComplete="username"
            required
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t('forgot.submit')}
        </Button>
      </ServerForm>
      <ButtonLink to="/login" variant="ghost">
        {t('backToSignIn')}
      </ButtonLink>
    </StandaloneCard>
  )
}
