import vine from '@vinejs/vine'
import { PASSWORD_MAX } from '#contract/identity/rules/password'

/** The password that confirms a sensitive change. Users without one leave it out. */
export const currentPassword = () => vine.string().maxLength(PASSWORD_MAX).optional()
