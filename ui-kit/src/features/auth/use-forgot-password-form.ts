import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useRequestReset } from './api/password-mutations.ts'
import { forgotPasswordSchema } from './auth-schemas.ts'

/** The form that asks for a link to a new password. */
export function useForgotPasswordForm(onSent: () => void) {
  const { t } = useTranslation('auth')
  const { mutate, isPending, error } = useRequestReset()
  const errorText = useErrorText()
  const form = useForm({
    resolver: standardSchemaResolver(forgotPasswordSchema(t)),
    defaultValues: { email: '' },
  })
  const { setFocus } = form

  useEffect(() => setFocus('email'), [setFocus])

  const submit = form.handleSubmit(({ email }) => mutate(email, { onSuccess: onSent }))
  return { form, submit, failure: error ? errorText(error) : undefined, busy: isPending }
}
