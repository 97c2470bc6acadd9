import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../api/api-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useRegister } from './api/auth-mutations.ts'
import { accountSchema, type AccountValues } from './auth-schemas.ts'

const EMPTY: AccountValues = { name: '', email: '', password: '', confirmation: '' }

/** The form of a new account: what is wrong lands on its field. */
export function useAccountForm() {
  const { t } = useTranslation('auth')
  const { mutate, isPending, isError } = useRegister()
  const errorText = useErrorText()
  const form = useForm<AccountValues>({
    resolver: standardSchemaResolver(accountSchema(t)),
    defaultValues: EMPTY,
    mode: 'onTouched',
  })
  const { setFocus } = form

  useEffect(() => setFocus(isError ? 'email' : 'name'), [setFocus, isError])

  const submit = form.handleSubmit(({ name, email, password }) =>
    mutate(
      { name, email, password },
      {
        onError: (error) => {
          const field = hasCode(error, 'EMAIL_EXISTS') ? 'email' : 'root'
          form.setError(field, { message: errorText(error) })
        },
      },
    ),
  )
  return { form, submit, busy: isPending }
}
