import * as v from 'valibot'
import { isBlank } from '@fanfare/contract/rules/visible_text.ts'

/** A required text, trimmed. One that shows nothing is missing, as it is for the server. */
export const visibleText = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), missing),
  )
