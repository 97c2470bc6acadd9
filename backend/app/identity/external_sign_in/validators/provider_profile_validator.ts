import vine from '@vinejs/vine'
import { NAME_MAX } from '#contract/core/rules/limits'
import { emailAddress } from '#core/http/validation/email_address'
import { title } from '#core/http/validation/text'

const SUBJECT_MAX = 255

export const subjectValidator = vine.create({ subject: vine.string().minLength(1).maxLength(SUBJECT_MAX) })
export const emailValidator = vine.create({ email: emailAddress() })
export const nameValidator = vine.create({ name: title(NAME_MAX) })
