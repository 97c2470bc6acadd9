import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { EMAIL_MAX, NAME_MAX } from '@fanfare/contract/rules/limits.ts'
import { PASSWORD_MAX, unmetPasswordRequirements } from '@fanfare/contract/rules/password.ts'

/** What a sign-in needs. Whether it is right, only the server knows. */
export function credentialsSchema(t: TFunction<'auth'>) {
  return v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty(t('errors.emailMissing'))),
    password: v.pipe(v.string(), v.nonEmpty(t('errors.passwordMissing'))),
  })
}

/** What an account needs, with the words for what is missing. */
export function accountSchema(t: TFunction<'auth'>) {
  return v.pipe(
    accountFields(t),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmation']],
        ({ password, confirmation }) => password === confirmation,
        t('errors.mismatch'),
      ),
      ['confirmation'],
    ),
  )
}

export type AccountValues = v.InferInput<ReturnType<typeof accountFields>>

function accountFields(t: TFunction<'auth'>) {
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('errors.nameMissing')),
      v.maxLength(NAME_MAX, t('errors.nameLong', { max: NAME_MAX })),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('errors.emailMissing')),
      v.email(t('errors.emailInvalid')),
      v.maxLength(EMAIL_MAX, t('errors.emailInvalid')),
    ),
    password: v.pipe(
      v.string(),
      v.maxLength(PASSWORD_MAX, t('errors.passwordLong', { max: PASSWORD_MAX })),
      v.check((password) => unmetPasswordRequirements(password).length === 0, t('errors.passwordWeak')),
    ),
    confirmation: v.string(),
  })
}
