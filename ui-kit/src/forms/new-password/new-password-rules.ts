import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { PASSWORD_MAX, unmetPasswordRequirements } from '@fanfare/contract/rules/password.ts'

/** The two fields of a new password, as a form keeps them. */
export interface NewPasswordValues {
  password: string
  confirmation: string
}

/** The entries of a schema for a form that asks for a new password, with the words for what is missing. */
export function newPasswordEntries(t: TFunction) {
  return {
    password: v.pipe(
      v.string(),
      v.maxLength(PASSWORD_MAX, t('password.long', { max: PASSWORD_MAX })),
      v.check((password) => unmetPasswordRequirements(password).length === 0, t('password.weak')),
    ),
    confirmation: v.string(),
  }
}

/** The last check of such a schema: the confirmation repeats the password. Said at the confirmation. */
export function confirmsPassword<Values extends NewPasswordValues>(t: TFunction) {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === dataset.value.confirmation) return
    addIssue({ message: t('password.mismatch'), path: confirmationIn(dataset.value) })
  })
}

function confirmationIn(input: NewPasswordValues): [v.ObjectPathItem] {
  return [
    {
      type: 'object',
      origin: 'value',
      input: { ...input },
      key: 'confirmation',
      value: input.confirmation,
    },
  ]
}
