import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ErrorDetails, FieldError } from '@fanfare/contract/error_code.ts'
import { ApiError, type ApiErrorCode } from '../../client/api-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'

/** A message and the field it belongs to; `root` is the form itself. */
export interface PlacedError<Values extends FieldValues> {
  field: FieldPath<Values> | 'root'
  message: string
  /** Which rule of the server the value breaks. */
  rule?: string
}

export interface ErrorPlaces<Values extends FieldValues> {
  /** Which error codes are about which field. */
  errorFields?: Partial<Record<ApiErrorCode, FieldPath<Values>>>
  /** Places an entry of the server's list of invalid fields; undefined leaves it to the form. */
  placeFieldError?: (error: FieldError) => PlacedError<Values> | undefined
  /** Places an error whose details are about several fields. */
  placeDetails?: (details: ErrorDetails) => PlacedError<Values>[]
  /** A message that replaces the one of the error's code. */
  errorText?: (error: unknown) => string | undefined
}

/** A rejected attempt to send a form. */
export interface Failure<Values extends FieldValues> {
  error: unknown
  placed: PlacedError<Values>[]
  problem: string | undefined
}

/** Decides where an error is shown and with which message. */
export function useFailure<Values extends FieldValues>(places: ErrorPlaces<Values>) {
  const { errorFields = {}, placeFieldError, placeDetails, errorText } = places
  const textOf = useErrorText()
  return (error: unknown): Failure<Values> => {
    const message = errorText?.(error) ?? textOf(error)
    const field = error instanceof ApiError ? errorFields[error.code] : undefined
    const detailed = error instanceof ApiError ? placeDetails?.(error.details) : undefined
    const all = [...placeAll(error, placeFieldError), ...(detailed ?? [])]
    const others = all.filter((one) => one.field !== field)
    const placed = field === undefined ? others : [{ field, message }, ...others]
    const problem = placed.length === 0 ? message : placed.find((one) => one.field === 'root')?.message
    return { error, placed: placed.filter((one) => one.field !== 'root'), problem }
  }
}

function placeAll<Values extends FieldValues>(
  error: unknown,
  place: (error: FieldError) => PlacedError<Values> | undefined = () => undefined,
): PlacedError<Values>[] {
  const fields = error instanceof ApiError ? error.fields : []
  const placed = fields.map(place).filter((one) => one !== undefined)
  // Only the first message of a field is shown.
  return placed.filter(({ field }, index) => placed.findIndex((other) => other.field === field) === index)
}
