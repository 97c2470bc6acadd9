import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Profile } from '@fanfare/contract/identity/data/profile.ts'
import { placeEmailError } from '../../../../components/forms/email/email-rules.ts'
import { reauthenticationErrors } from '../../../../components/forms/reauthentication/reauthentication-rules.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { useLanguage } from '../../../../i18n/languages.ts'
import { useChangeLanguage } from '../../../../platform/preferences/use-change-language.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { toast } from '../../../../primitives/toast.ts'
import { useUpdateProfile } from '../api/profile-queries.ts'
import {
  asksForPassword,
  detailsOf,
  detailsSchema,
  type DetailsValues,
} from '../components/details-schema.ts'

/** The form of name, email and language. A new language applies as soon as it is saved. */
export function useDetailsForm() {
  const { t, i18n } = useTranslation('profile')
  const user = useUser()
  const current = useLanguage()
  const { mutateAsync } = useUpdateProfile()
  const changeLanguage = useChangeLanguage()

  const accept = async (change: Profile, form: UseFormReturn<DetailsValues>) => {
    const language = change.user.language ?? current
    form.reset(detailsOf(change.user, language), { keepDirtyValues: false })
    if (language !== current) await changeLanguage(language)
    toast('success', i18n.t('details.saved', { ns: 'profile' }))
  }
  return useServerForm<DetailsValues, Profile>({
    schema: detailsSchema(t, user),
    values: detailsOf(user, current),
    mode: 'onTouched',
    errorFields: {
      EMAIL_EXISTS: 'email',
      ...reauthenticationErrors(user, 'password'),
    },
    placeFieldError: placeEmailError(t('details.emailInvalid')),
    send: ({ password, ...fields }) =>
      mutateAsync(asksForPassword(user, fields.email) ? { ...fields, password } : fields),
    onSuccess: (change, form) => void accept(change, form),
  })
}
