import type { AiFailure } from '#contract/ai/rules/ai'
import { AppError } from '#core/http/errors/app_error'

export const postEnded = () => new AppError('POST_ENDED')
export const aiNotConfigured = () => new AppError('AI_NOT_CONFIGURED')
export const aiProviderExists = () => new AppError('AI_PROVIDER_EXISTS')
export const aiProviderNotFound = () => new AppError('AI_PROVIDER_NOT_FOUND')
export const aiAddressRefused = () => new AppError('AI_ADDRESS_REFUSED')
export const aiLimitReached = () => new AppError('AI_LIMIT_REACHED')
export const aiRunNotFound = () => new AppError('AI_RUN_NOT_FOUND')
/** `retryAfter` in seconds. */
export const aiRunsTooMany = (retryAfter: number) => new AppError('TOO_MANY_REQUESTS', { retryAfter })
/** A failure of a provider. What it sent is only the cause, because it may contain anything. */
export const aiFailed = (code: AiFailure, cause?: unknown, retryAfter?: number) =>
  new AppError(code, retryAfter === undefined ? undefined : { retryAfter }, { cause })
/** A stored key is only ever sent to the address it was entered for. */
export const keyRequired = () =>
  new AppError('VALIDATION_FAILED', {
    fields: [{ field: 'apiKey', rule: 'required', message: 'Enter the key again to use another address.' }],
  })
export const notActive = () =>
  new AppError('VALIDATION_FAILED', {
    fields: [{ field: 'isFirst', rule: 'active', message: 'Switch the provider on to use it first.' }],
  })
export const allMoodsDisabled = () =>
  new AppError('VALIDATION_FAILED', {
    fields: [{ field: 'disabledMoodIds', rule: 'all', message: 'At least one mood has to stay.' }],
  })
export const moodNotFound = () => new AppError('MOOD_NOT_FOUND')
