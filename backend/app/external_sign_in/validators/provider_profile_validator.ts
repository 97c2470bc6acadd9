import vine from '@vinejs/vine'
import { EMAIL_MAX, NAME_MAX } from '#contract/rules/limits'
import { title } from '#core/validation/title'

const SUBJECT_MAX = 255

export const subjectValidator = vine.create({ subject: vine.string().minLength(1).maxLength(SUBJECT_MAX) })
export const emailValidator = vine.create({ email: vine.string().trim().maxLength(EMAIL_MAX).email() })
export const nameValidator = vine.create({ name: title(NAME_MAX) })
