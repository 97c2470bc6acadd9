import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../api/api-error.ts'
import type { NewPasswordValues } from '../../forms/new-password/new-password-rules.ts'
import { useRefusal, type Landing } from '../../forms/use-refusal.ts'
import { useResetPassword } from './api/password-mutations.ts'
import { resetPasswordSchema } from './auth-schemas.ts'
import { ERROR_DELAY } from '../../forms/error-delay.ts'

const LANDING: Landing<NewPasswordValues> = { VALIDATION_FAILED: 'password' }

export interface ResetOutcomes {
  onDone: () => void
  /** The link is used, too old, or never was one. */
  onLinkInvalid: () => void
}

/** The form of a new password in place of a forgotten one. */
export function useResetPasswordForm(token: string, { onDone, onLinkInvalid }: ResetOutcomes) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { mutate, isPending, error } = useResetPassword()
  const form = useForm<NewPasswordValues>({
    resolver: standardSchemaResolver(resetPasswordSchema(t, common)),
    defaultValues: { password: '', confirmation: '' },
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })
  const { setFocus } = form
  const failure = useRefusal(form, error, LANDING)

  useEffect(() => setFocus('password'), [setFocus])

  const submit = form.handleSubmit(({ password, confirmation }) =>
    mutate(
      { token, password, confirmPassword: confirmation },
      {
        onSuccess: onDone,
        onError: (refusal) => {
          if (hasCode(refusal, 'RESET_LINK_INVALID')) onLinkInvalid()
        },
      },
    ),
  )
  return { form, submit, failure, busy: isPending }
}
