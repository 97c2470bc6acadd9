import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'

type Owner = Pick<CurrentUser, 'hasPassword'>

/** The rule of the password that confirms a sensitive change; users without one leave it empty. */
export function reauthenticationEntry(t: TFunction, { hasPassword }: Owner) {
  const required = v.pipe(v.string(), v.nonEmpty(t('reauthentication.passwordRequired')))
  return hasPassword ? required : v.string()
}

/** The errors that belong to the password. Without one a missing sign-in is shown at the form. */
export function reauthenticationErrors<Field extends string>({ hasPassword }: Owner, field: Field) {
  return { INVALID_PASSWORD: field, ...(hasPassword && { REAUTHENTICATION_REQUIRED: field }) }
}
