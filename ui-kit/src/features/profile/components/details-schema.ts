import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import { LANGUAGES, type Language } from '@fanfare/contract/rules/language.ts'
import { EMAIL_MAX, NAME_MAX } from '@fanfare/contract/rules/limits.ts'

/** Name, email and language, and the password that a new email requires. */
export function detailsSchema(t: TFunction<'profile'>, user: CurrentUser) {
  return v.pipe(
    detailsFields(t),
    v.forward(
      v.partialCheck(
        [['email'], ['password']],
        ({ email, password }) => !asksForPassword(user, email) || password !== '',
        t('details.passwordRequired'),
      ),
      ['password'],
    ),
  )
}

export type DetailsValues = v.InferInput<ReturnType<typeof detailsFields>>

/** The values of the form before anything is changed. A user without a language has that of the interface. */
export function detailsOf({ name, email, language }: CurrentUser, current: Language): DetailsValues {
  return { name, email, language: language ?? current, password: '' }
}

/** Another email address is a sensitive change. */
export function needsReauthentication(user: CurrentUser, email: string): boolean {
  return email.trim() !== user.email
}

/** Whether the password is needed for it. */
export function asksForPassword(user: CurrentUser, email: string): boolean {
  return user.hasPassword && needsReauthentication(user, email)
}

function detailsFields(t: TFunction<'profile'>) {
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('details.nameRequired')),
      v.maxLength(NAME_MAX, t('details.nameLong', { max: NAME_MAX })),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('details.emailRequired')),
      v.email(t('details.emailInvalid')),
      v.maxLength(EMAIL_MAX, t('details.emailInvalid')),
    ),
    language: v.picklist(LANGUAGES),
    password: v.string(),
  })
}
