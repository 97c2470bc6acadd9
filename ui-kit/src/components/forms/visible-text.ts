import * as v from 'valibot'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'

/** A required text, trimmed. A text of invisible characters counts as missing, as it does on the server. */
export const visibleText = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), missing),
  )
