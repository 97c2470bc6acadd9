import type { ModerationDecision } from '#contract/moderation/data/moderation_decision'
import { AppError } from '#core/http/errors/app_error'

export const postModerated = (decision: ModerationDecision) => new AppError('POST_MODERATED', { decision })
