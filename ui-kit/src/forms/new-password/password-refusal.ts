import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error.ts'

/** What the server holds against a new password, in words; undefined when it refused for something else. */
export function passwordRefusal(error: unknown, t: TFunction): string | undefined {
  const fields = error instanceof ApiError ? error.fields : []
  const rule = fields.find(({ field }) => field === 'password')?.rule
  if (rule === undefined) return undefined
  return t(rule === 'common' ? 'password.common' : 'password.weak')
}
