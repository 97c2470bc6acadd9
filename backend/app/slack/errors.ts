import { AppError } from '#core/http/errors/app_error'

export const slackNotConfigured = () => new AppError('SLACK_NOT_CONFIGURED')
export const slackNotConnected = () => new AppError('SLACK_NOT_CONNECTED')
export const slackUnavailable = (cause?: unknown) => new AppError('SLACK_UNAVAILABLE', undefined, { cause })
export const slackRefused = (cause: unknown) => new AppError('SLACK_REFUSED', undefined, { cause })
export const notInChannel = () => new AppError('SLACK_NOT_IN_CHANNEL')
export const channelNotFound = () => new AppError('SLACK_CHANNEL_NOT_FOUND')
export const slackForbidden = () => new AppError('FORBIDDEN')
/** The same error as for any request without a current signature. */
export const slackRequestRepeated = () => new AppError('UNAUTHENTICATED')
export const slackFlowInvalid = () => new AppError('SLACK_FLOW_INVALID')
export const noChannels = () => new AppError('SLACK_NO_CHANNELS')
export const postNotApproved = () => new AppError('SLACK_POST_NOT_APPROVED')
export const postPrivate = () => new AppError('SLACK_POST_PRIVATE')
export const postEnded = () => new AppError('POST_ENDED')
export const outcomeUnknown = (cause?: unknown) => new AppError('SLACK_OUTCOME_UNKNOWN', undefined, { cause })
export const shareNotFound = () => new AppError('SLACK_SHARE_NOT_FOUND')
export const broadcastRunning = () => new AppError('SLACK_BROADCAST_RUNNING')
export const broadcastNotFound = () => new AppError('SLACK_BROADCAST_NOT_FOUND')
export const noRecipients = () => new AppError('NO_USERS_SLACK_NOTIFICATIONS')
/** The members who want messages have not confirmed the address by which Slack would find them. */
export const recipientsUnconfirmed = () => new AppError('SLACK_EMAILS_UNCONFIRMED')
/** `retryAfter` in seconds. */
export const broadcastTooSoon = (retryAfter: number) => new AppError('TOO_MANY_REQUESTS', { retryAfter })
export const channelRequired = () =>
  new AppError('VALIDATION_FAILED', {
    fields: [{ field: 'channelId', rule: 'required', message: 'Choose a channel.' }],
  })
