import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { FieldError } from '@fanfare/contract/error_code.ts'
import { PASSWORD_MAX, unmetPasswordRequirements } from '@fanfare/contract/identity/rules/password.ts'

/** The form values of a new password. */
export interface NewPasswordValues {
  password: string
  confirmation: string
}

/** The schema entries of a new password. */
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

/** The check of such a schema that the confirmation repeats the password. */
export function confirmsPassword<Values extends NewPasswordValues>(t: TFunction) {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === dataset.value.confirmation) return
    addIssue({ message: t('password.mismatch'), path: confirmationIn(dataset.value) })
  })
}

/** Shows the server's error about the password at its field. */
export function placePasswordError(t: TFunction) {
  return ({ field, rule }: FieldError) =>
    field === 'password'
      ? ({ field, message: t(MESSAGES[rule] ?? 'password.weak'), rule } as const)
      : undefined
}

/** Whether an error says that the password is easy to guess, or contains its owner's name. */
export function isGuessableError(error: { type?: unknown } | undefined): boolean {
  return String(error?.type) in MESSAGES
}

const MESSAGES: Record<string, 'password.common' | 'password.personal'> = {
  common: 'password.common',
  personal: 'password.personal',
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
