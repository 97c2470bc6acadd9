import { hasCode, type ApiError } from '../../api/api-error.ts'

/** Whether the server refuses words because they are on the post already, or nearly so. */
export function saysWordsAreTaken(error: unknown): error is ApiError {
  return hasCode(error, 'SUGGESTION_REPEATED', 'SUGGESTION_SIMILAR')
}
