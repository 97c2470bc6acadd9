import vine from '@vinejs/vine'
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  unmetPasswordRequirements,
  type PasswordRequirement,
} from '#contract/identity/rules/password'
import { isGuessable } from '#identity/auth/rules/guessable_password'
import { isPersonal } from '#identity/auth/rules/personal_password'
import { PERSONAL_PASSWORD } from '#identity/auth/errors'

const SENTENCES = {
  length: 'The password needs at least 8 characters',
  upper: 'The password needs an uppercase letter',
  lower: 'The password needs a lowercase letter',
  symbol: 'The password needs one of !@#$%^&*',
} as const satisfies Record<PasswordRequirement, string>

const strong = vine.createRule(
  (value, _options, field) => {
    const password = String(value)
    const unmet = unmetPasswordRequirements(password)
    for (const requirement of unmet) field.report(SENTENCES[requirement], requirement, field)
    if (unmet.length > 0) return
    if (isPersonal(password, field.data)) field.report(PERSONAL_PASSWORD, 'personal', field)
    else if (isGuessable(password)) field.report('This password is easy to guess', 'common', field)
  },
  {
    toJSONSchema: (schema) =>
      void Object.assign(schema, {
        minLength: PASSWORD_MIN,
        description: `${Object.values(SENTENCES).join('. ')}.`,
      }),
  },
)

/**
 * A new password: meets the listed requirements, is hard to guess, and does not contain the name or the address in the
 * same form. For a user who is not in the form, `requireImpersonalPassword` checks these.
 */
export const newPassword = () => vine.string().maxLength(PASSWORD_MAX).use(strong())

/** The password that confirms a sensitive change. Users without one leave it out. */
export const currentPassword = () => vine.string().maxLength(PASSWORD_MAX).optional()
