import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import { LANGUAGES, type Language } from '@fanfare/contract/rules/language.ts'
import { EMAIL_MAX, NAME_MAX } from '@fanfare/contract/rules/limits.ts'

/** What a person says about themselves, with the words for what is missing. */
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

/** The form as it stands before anything is changed; who has chosen no language speaks that of the interface. */
export function detailsOf({ name, email, language }: CurrentUser, spoken: Language): DetailsValues {
  return { name, email, language: language ?? spoken, password: '' }
}

/** Whether an address is another one, so that only somebody who knows the password may set it. */
export function asksForPassword(user: CurrentUser, email: string): boolean {
  return user.hasPassword && email.trim() !== user.email
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
