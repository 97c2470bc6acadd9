import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { PasswordReset } from '@fanfare/contract/identity/data/password.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { NewPasswordFields } from '../../../../components/forms/new-password/new-password-fields.tsx'
import {
  confirmsPassword,
  newPasswordEntries,
  placePasswordError,
  type NewPasswordValues,
} from '../../../../components/forms/new-password/new-password-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { StandaloneCard } from '../../../../primitives/standalone-card.tsx'
import { useResetPassword } from '../api/auth-mutations.ts'

export interface ResetPasswordFormProps {
  /** From the link in the mail. */
  token: string
  onDone: (result: PasswordReset) => void
  /** The link has been used, has expired or is malformed. */
  onLinkInvalid: () => void
}

/** Asks for a new password in place of a forgotten one. */
export function ResetPasswordForm({ token, onDone, onLinkInvalid }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { mutateAsync } = useResetPassword()
  const { password, confirmation } = newPasswordEntries(common)
  const written = v.check((value: string) => value.trim() !== '', t('reset.passwordMissing'))
  const entries = { password: v.pipe(v.string(), written, password), confirmation }
  const state = useServerForm<NewPasswordValues, PasswordReset>({
    schema: v.pipe(v.object(entries), confirmsPassword(common)),
    defaultValues: { password: '', confirmation: '' },
    mode: 'onTouched',
    autoFocus: 'password',
    placeFieldError: placePasswordError(common),
    send: (values) =>
      mutateAsync({ token, password: values.password, confirmPassword: values.confirmation }).catch(
        (error: unknown) => {
          if (hasCode(error, 'RESET_LINK_INVALID')) onLinkInvalid()
          throw error
        },
      ),
    onSuccess: onDone,
  })
  const { form, busy } = state
  return (
    <StandaloneCard title={t('reset.title')} description={t('reset.description')}>
      <ServerForm state={state} failed={t('reset.failed')}>
        <NewPasswordFields form={form} label={t('reset.password')} />
        <Button type="submit" variant="primary" size="lg" busy={busy} aria-disabled={!form.formState.isValid}>
          {t('reset.submit')}
        </Button>
      </ServerForm>
    </StandaloneCard>
  )
}
