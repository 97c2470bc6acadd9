import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError, hasCode, type ApiErrorCode } from '../api/api-error.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { passwordRefusal } from './new-password/password-refusal.ts'

/** Which refusal is about which field. VALIDATION_FAILED names the field of a new password. */
export type Landing<Values extends FieldValues> = Partial<Record<ApiErrorCode, FieldPath<Values>>>

/** Says a refusal at its field, which gets the focus. Answers what is to be said above the form, when it is about no field. */
export function useRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: Error | null,
  landing: Landing<Values>,
): string | undefined {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { setError } = form
  const field = error instanceof ApiError ? landing[error.code] : undefined
  const message = hasCode(error, 'VALIDATION_FAILED') ? passwordRefusal(error, t) : errorText(error)
  const lands = field !== undefined && message !== undefined

  useEffect(() => {
    if (error !== null && lands) setError(field, { message }, { shouldFocus: true })
  }, [error, lands, field, message, setError])

  return error === null || lands ? undefined : errorText(error)
}
