import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { LANGUAGES, type Language } from '@fanfare/contract/core/rules/language.ts'
import { NAME_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { emailEntry } from '../../../../components/forms/email/email-rules.ts'
import { visibleText } from '../../../../components/forms/visible-text.ts'

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

/** The values of the form before any change. The language is that of the interface, which may be set on this device only. */
export function detailsOf({ name, email }: CurrentUser, language: Language): DetailsValues {
  return { name, email, language, password: '' }
}

/** Changing the email address is a sensitive change. */
export function needsReauthentication(user: CurrentUser, email: string): boolean {
  return email.trim() !== user.email
}

/** Whether the password is required for it. */
export function asksForPassword(user: CurrentUser, email: string): boolean {
  return user.hasPassword && needsReauthentication(user, email)
}

function detailsFields(t: TFunction<'profile'>) {
  return v.object({
    name: v.pipe(
      visibleText(t('details.nameRequired')),
      v.maxLength(NAME_MAX, t('details.nameLong', { max: NAME_MAX })),
    ),
    email: emailEntry({ missing: t('details.emailRequired'), invalid: t('details.emailInvalid') }),
    language: v.picklist(LANGUAGES),
    password: v.string(),
  })
}
