import { AppError } from '#core/errors/app_error'

export const slackNotConfigured = () => new AppError('SLACK_NOT_CONFIGURED')
export const slackNotConnected = () => new AppError('SLACK_NOT_CONNECTED')
export const slackUnavailable = (cause?: unknown) => new AppError('SLACK_UNAVAILABLE', undefined, { cause })
export const slackRefused = (cause: unknown) => new AppError('SLACK_REFUSED', undefined, { cause })
export const notInChannel = () => new AppError('SLACK_NOT_IN_CHANNEL')
export const channelNotFound = () => new AppError('SLACK_CHANNEL_NOT_FOUND')
export const slackForbidden = () => new AppError('FORBIDDEN')
/** Like any request that Slack has not just signed. */
export const slackRequestRepeated = () => new AppError('UNAUTHENTICATED')
export const slackFlowInvalid = () => new AppError('SLACK_FLOW_INVALID')
