import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusal, type Landing } from '../../forms/use-refusal.ts'
import { useRegister } from './api/auth-mutations.ts'
import { accountSchema, type AccountValues } from './auth-schemas.ts'
import { ERROR_DELAY } from '../../forms/error-delay.ts'

const EMPTY: AccountValues = { name: '', email: '', password: '', confirmation: '' }
const LANDING: Landing<AccountValues> = { EMAIL_EXISTS: 'email', VALIDATION_FAILED: 'password' }

/** The form of a new account: what is wrong lands on its field. */
export function useAccountForm() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { mutate, isPending, error } = useRegister()
  const form = useForm<AccountValues>({
    resolver: standardSchemaResolver(accountSchema(t, common)),
    defaultValues: EMPTY,
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })
  const { setFocus } = form
  const failure = useRefusal(form, error, LANDING)

  useEffect(() => setFocus('name'), [setFocus])

  const submit = form.handleSubmit(({ name, email, password }) => mutate({ name, email, password }))
  return { form, submit, failure, busy: isPending }
}
