import vine from '@vinejs/vine'
import type {
  ModeratePostRequest,
  ModeratePostsRequest,
  ModerationQueueQuery,
  PendingDecisionRequest,
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

const additions = {
  approveDomain: vine.boolean({ strict: true }).optional(),
  overrule: vine.boolean({ strict: true }).optional(),
}

const ids = vine
  .array(vine.string().uuid().toLowerCase())
  .minLength(1)
  .maxLength(MODERATION_BATCH_MAX)
  .distinct()

export const moderationValidator = vine.create({
  ...decision,
  ...additions,
} satisfies RequestFields<ModeratePostRequest>)

export const decisionsValidator = vine.create({
  ...decision,
  ids,
} satisfies RequestFields<ModeratePostsRequest>)

export const pendingDecisionValidator = vine.create({
  ...decision,
  ...additions,
  ids,
} satisfies RequestFields<PendingDecisionRequest>)

export const queueValidator = vine.create({
  ...pageFields,
  since: instantText().optional(),
} satisfies RequestFields<ModerationQueueQuery>)
