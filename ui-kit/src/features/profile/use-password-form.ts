import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../api/api-error.ts'
import { passwordRefusal } from '../../forms/new-password/password-refusal.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { toast } from '../../primitives/toast.tsx'
import { useUser } from '../../session/use-session.ts'
import { useChangePassword } from './api/profile-mutations.ts'
import { EMPTY_PASSWORDS, passwordSchema, type PasswordValues } from './password-schema.ts'
import { ERROR_DELAY } from '../../forms/error-delay.ts'

/** The form of another password, or of a first one. What is wrong lands on its field. */
export function usePasswordForm() {
  const { t } = useTranslation('profile')
  const { t: common } = useTranslation()
  const { hasPassword } = useUser()
  const { mutate, isPending } = useChangePassword()
  const refuse = useRefusal()
  const form = useForm<PasswordValues>({
    resolver: standardSchemaResolver(passwordSchema({ profile: t, common }, hasPassword)),
    defaultValues: EMPTY_PASSWORDS,
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })

  const submit = form.handleSubmit(({ currentPassword, password, confirmation }) =>
    mutate(
      { ...(hasPassword && { currentPassword }), password, confirmPassword: confirmation },
      {
        onSuccess: () => {
          form.reset(EMPTY_PASSWORDS)
          toast('success', t(hasPassword ? 'password.changed' : 'password.wasSet'))
        },
        onError: (error) => {
          const { field, message } = refuse(error)
          form.setError(field, { message }, { shouldFocus: field !== 'root' })
        },
      },
    ),
  )
  return { form, submit, busy: isPending }
}

interface Refusal {
  field: 'currentPassword' | 'password' | 'root'
  message: string
}

function useRefusal(): (error: unknown) => Refusal {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (error) => {
    if (hasCode(error, 'INVALID_PASSWORD', 'REAUTHENTICATION_REQUIRED')) {
      return { field: 'currentPassword', message: errorText(error) }
    }
    const held = passwordRefusal(error, t)
    return held === undefined
      ? { field: 'root', message: errorText(error) }
      : { field: 'password', message: held }
  }
}
