import type { UseFormReturn } from 'react-hook-form'
import { ApiError, hasCode } from '../../../api/api-error.ts'
import type { PostDraft } from './post-schema.ts'

const FIELDS_WITH_ERRORS = ['title', 'url', 'comment', 'tags'] as const

/** Says at its field what the server refuses, and below the form what is about no field. */
export function showRefusal(
  form: UseFormReturn<PostDraft>,
  error: unknown,
  errorText: (error: unknown) => string,
): void {
  const fields = error instanceof ApiError ? error.fields : []
  for (const { field, message } of fields) form.setError(placeOf(field), { message })
  if (fields.length > 0) return
  const place = hasCode(error, 'URL_INVALID', 'URL_BLOCKED') ? 'url' : 'root'
  form.setError(place, { message: errorText(error) })
}

/** Where an error is shown: `tags.3` is a part of `tags`; what has no place of its own stands below the form. */
function placeOf(field: string): (typeof FIELDS_WITH_ERRORS)[number] | 'root' {
  const [name] = field.split('.')
  return FIELDS_WITH_ERRORS.find((known) => known === name) ?? 'root'
}
