import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusal, type Landing } from '../../forms/use-refusal.ts'
import { useSetUp } from './api/setup-queries.ts'
import { setupSchema, type SetupValues } from './auth-schemas.ts'
import { ERROR_DELAY } from '../../forms/error-delay.ts'

const LANDING: Landing<SetupValues> = { SETUP_TOKEN_INVALID: 'token', VALIDATION_FAILED: 'password' }

/** The form of the first administrator. */
export function useSetupForm(onDone: () => void) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { mutate, isPending, error } = useSetUp()
  const form = useForm<SetupValues>({
    resolver: standardSchemaResolver(setupSchema(t, common)),
    defaultValues: { token: '', name: '', email: '', password: '', confirmation: '' },
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })
  const { setFocus } = form
  const failure = useRefusal(form, error, LANDING)

  useEffect(() => setFocus('token'), [setFocus])

  const submit = form.handleSubmit(({ token, name, email, password }) =>
    mutate({ token, name, email, password }, { onSuccess: onDone }),
  )
  return { form, submit, failure, busy: isPending }
}
