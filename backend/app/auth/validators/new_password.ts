import vine from '@vinejs/vine'
import { PASSWORD_MAX, unmetPasswordRequirements, type PasswordRequirement } from '#contract/rules/password'
import { isCommonPassword } from '#auth/rules/common_password'

const SENTENCES = {
  length: 'The password needs at least 8 characters',
  upper: 'The password needs an uppercase letter',
  lower: 'The password needs a lowercase letter',
  symbol: 'The password needs one of !@#$%^&*',
} as const satisfies Record<PasswordRequirement, string>

const strong = vine.createRule((value, _options, field) => {
  const unmet = unmetPasswordRequirements(String(value))
  for (const requirement of unmet) field.report(SENTENCES[requirement], requirement, field)
  if (unmet.length === 0 && isCommonPassword(String(value))) {
    field.report('This password is on every list of common passwords', 'common', field)
  }
})

/** A new password: meets the requirements of the checklist and is not a common one. */
export const newPassword = () => vine.string().maxLength(PASSWORD_MAX).use(strong())
