import type { TFunction } from 'i18next'
import * as v from 'valibot'
import {
  confirmsPassword,
  newPasswordEntries,
  type NewPasswordValues,
} from '../../forms/new-password/new-password-rules.ts'

export interface PasswordValues extends NewPasswordValues {
  currentPassword: string
}

export const EMPTY_PASSWORDS: PasswordValues = { currentPassword: '', password: '', confirmation: '' }

export interface PasswordWords {
  profile: TFunction<'profile'>
  common: TFunction
}

/** Another password, and the one it replaces where there is one. */
export function passwordSchema({ profile, common }: PasswordWords, hasPassword: boolean) {
  const present = v.pipe(v.string(), v.nonEmpty(profile('password.currentRequired')))
  return v.pipe(
    v.object({ currentPassword: hasPassword ? present : v.string(), ...newPasswordEntries(common) }),
    confirmsPassword<PasswordValues>(common),
  )
}
