import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { EMAIL_MAX, NAME_MAX } from '@fanfare/contract/rules/limits.ts'
import {
  confirmsPassword,
  newPasswordEntries,
  type NewPasswordValues,
} from '../../forms/new-password/new-password-rules.ts'

export interface AccountValues extends NewPasswordValues {
  name: string
  email: string
}

export interface SetupValues extends AccountValues {
  token: string
}

/** What a sign-in needs. Whether it is right, only the server knows. */
export function credentialsSchema(t: TFunction<'auth'>) {
  return v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty(t('errors.emailMissing'))),
    password: v.pipe(v.string(), v.nonEmpty(t('errors.passwordMissing'))),
  })
}

/** What an account needs, with the words for what is missing. */
export function accountSchema(t: TFunction<'auth'>, common: TFunction) {
  return v.pipe(v.object(accountEntries(t, common)), confirmsPassword(common))
}

/** What the first account of an installation needs. */
export function setupSchema(t: TFunction<'auth'>, common: TFunction) {
  const token = v.pipe(v.string(), v.trim(), v.nonEmpty(t('errors.setupTokenMissing')))
  return v.pipe(v.object({ token, ...accountEntries(t, common) }), confirmsPassword(common))
}

/** Where a link to a new password goes. */
export function forgotPasswordSchema(t: TFunction<'auth'>) {
  return v.object({
    email: address({ missing: t('forgot.emailMissing'), invalid: t('forgot.emailInvalid') }),
  })
}

/** A new password in place of a forgotten one. */
export function resetPasswordSchema(t: TFunction<'auth'>, common: TFunction) {
  const { password, confirmation } = newPasswordEntries(common)
  const written = v.check((value: string) => value.trim() !== '', t('reset.passwordMissing'))
  return v.pipe(
    v.object({ password: v.pipe(v.string(), written, password), confirmation }),
    confirmsPassword(common),
  )
}

function accountEntries(t: TFunction<'auth'>, common: TFunction) {
  return {
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('errors.nameMissing')),
      v.maxLength(NAME_MAX, t('errors.nameLong', { max: NAME_MAX })),
    ),
    email: address({ missing: t('errors.emailMissing'), invalid: t('errors.emailInvalid') }),
    ...newPasswordEntries(common),
  }
}

function address({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.email(invalid), v.maxLength(EMAIL_MAX, invalid))
}
