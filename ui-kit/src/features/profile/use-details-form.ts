import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProfileChange } from '@fanfare/contract/data/profile.ts'
import { hasCode } from '../../api/api-error.ts'
import { useLanguage } from '../../i18n/languages.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useChangeLanguage } from '../../preferences/use-change-language.ts'
import { toast } from '../../primitives/toast.tsx'
import { useUser } from '../../session/use-session.ts'
import { useUpdateProfile } from './api/profile-mutations.ts'
import { asksForPassword, detailsOf, detailsSchema, type DetailsValues } from './details-schema.ts'
import { ERROR_DELAY } from '../../forms/error-delay.ts'

/** The form of name, e-mail and language: what is wrong lands on its field, another language is spoken at once. */
export function useDetailsForm() {
  const { t, i18n } = useTranslation('profile')
  const user = useUser()
  const spoken = useLanguage()
  const { mutate, isPending } = useUpdateProfile()
  const errorText = useErrorText()
  const changeLanguage = useChangeLanguage()
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const form = useForm<DetailsValues>({
    resolver: standardSchemaResolver(detailsSchema(t, user)),
    values: detailsOf(user, spoken),
    // What the server says later must not undo what is being typed.
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })

  const accept = async ({ user: changed, pendingEmail: waiting }: ProfileChange) => {
    form.reset(detailsOf(changed, spoken), { keepDirtyValues: false })
    setPendingEmail(waiting)
    if (changed.language !== null && changed.language !== user.language)
      await changeLanguage(changed.language)
    toast('success', i18n.t('details.saved', { ns: 'profile' }))
  }

  const submit = form.handleSubmit(({ password, ...fields }) =>
    mutate(asksForPassword(user, fields.email) ? { ...fields, password } : fields, {
      onSuccess: (change) => void accept(change),
      onError: (error) => {
        const field = fieldOf(error)
        form.setError(field, { message: errorText(error) }, { shouldFocus: field !== 'root' })
      },
    }),
  )
  return { form, submit, busy: isPending, pendingEmail: pendingEmail === user.email ? null : pendingEmail }
}

function fieldOf(error: unknown): 'email' | 'password' | 'root' {
  if (hasCode(error, 'EMAIL_EXISTS')) return 'email'
  return hasCode(error, 'INVALID_PASSWORD', 'REAUTHENTICATION_REQUIRED') ? 'password' : 'root'
}
