import vine from '@vinejs/vine'
import { EMAIL_MAX, NAME_MAX } from '#contract/rules/limits'
import { PASSWORD_MAX, unmetPasswordRequirements, type PasswordRequirement } from '#contract/rules/password'
import { title } from '#core/validation/title'

const SENTENCES = {
  length: 'The password needs at least 8 characters',
  upper: 'The password needs an uppercase letter',
  lower: 'The password needs a lowercase letter',
  symbol: 'The password needs one of !@#$%^&*',
} as const satisfies Record<PasswordRequirement, string>

const strong = vine.createRule((value, _options, field) => {
  for (const requirement of unmetPasswordRequirements(String(value))) {
    field.report(SENTENCES[requirement], requirement, field)
  }
})

export const registrationValidator = vine.create({
  name: title(NAME_MAX),
  email: vine.string().trim().maxLength(EMAIL_MAX).email(),
  password: vine.string().maxLength(PASSWORD_MAX).use(strong()),
})

export const credentialsValidator = vine.create({
  email: vine.string().trim().maxLength(EMAIL_MAX),
  password: vine.string().maxLength(PASSWORD_MAX),
})
