import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TwoFactorRequired } from '@fanfare/contract/data/session.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { isChallenge, type Credentials } from './api/auth-api.ts'
import { useSignIn } from './api/auth-mutations.ts'
import { credentialsSchema } from './auth-schemas.ts'

/** The form of a sign-in. A refusal names no field: it must not tell which of the two was wrong. */
export function useSignInForm(onChallenge: (challenge: TwoFactorRequired) => void) {
  const { t } = useTranslation('auth')
  const { mutate, isPending, isError } = useSignIn()
  const errorText = useErrorText()
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(credentialsSchema(t)),
    defaultValues: { email: '', password: '' },
  })
  const { setFocus } = form

  useEffect(() => setFocus(isError ? 'password' : 'email'), [setFocus, isError])

  const submit = form.handleSubmit((credentials) =>
    mutate(credentials, {
      onSuccess: (answer) => {
        if (isChallenge(answer)) onChallenge(answer)
      },
      onError: (error) => form.setError('root', { message: errorText(error) }),
    }),
  )
  return { form, submit, busy: isPending }
}
