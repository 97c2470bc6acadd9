import * as v from 'valibot'
import type { FieldError } from '@fanfare/contract/error_code.ts'
import { EMAIL_MAX } from '@fanfare/contract/core/rules/limits.ts'

// Simple on purpose: the server knows which addresses are valid, and refuses fewer than most patterns.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The schema entry of an email address. The server checks it in full. */
export function emailEntry({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.regex(ADDRESS, invalid),
    v.maxLength(EMAIL_MAX, invalid),
  )
}

/** Whether a text could be an email address. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && text.length <= EMAIL_MAX
}

/** Shows the server's error about the address at its field. */
export function placeEmailError(message: string) {
  return ({ field }: FieldError) => (field === 'email' ? ({ field, message } as const) : undefined)
}
