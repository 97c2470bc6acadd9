import vine from '@vinejs/vine'
import type {
  ModeratePostRequest,
  ModeratePostsRequest,
  ModerationQueueQuery,
} from '#contract/moderation/data/moderation'
import { MODERATION_BATCH_MAX, MODERATION_REASON_MAX } from '#contract/core/rules/limits'
import { MODERATION_ACTIONS } from '#contract/posts/rules/post'
import { pageFields } from '#core/http/validation/pagination'
import { instantText, optionalText } from '#core/http/validation/text'
import type { RequestFields } from '#core/http/validation/request_fields'

const decision = {
  action: vine.enum(MODERATION_ACTIONS),
  /** An empty reason is treated as none. */
  reason: optionalText(MODERATION_REASON_MAX),
}

export const moderationValidator = vine.create({
  ...decision,
  approveDomain: vine.boolean({ strict: true }).optional(),
  overrule: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<ModeratePostRequest>)

export const decisionsValidator = vine.create({
  ...decision,
  ids: vine.array(vine.string().uuid().toLowerCase()).minLength(1).maxLength(MODERATION_BATCH_MAX).distinct(),
} satisfies RequestFields<ModeratePostsRequest>)

export const queueValidator = vine.create({
  ...pageFields,
  since: instantText().optional(),
} satisfies RequestFields<ModerationQueueQuery>)
