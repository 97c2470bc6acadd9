import type { ModerationDecision } from '#contract/data/moderation_decision'
import { AppError } from '#core/errors/app_error'

export const postModerated = (decision: ModerationDecision) => new AppError('POST_MODERATED', { decision })
