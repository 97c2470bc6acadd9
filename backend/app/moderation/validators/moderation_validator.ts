import vine from '@vinejs/vine'
import type {
  ModeratePostRequest,
  ModeratePostsRequest,
  ModerationQueueQuery,
} from '#contract/data/moderation'
import { MODERATION_BATCH_MAX, MODERATION_REASON_MAX } from '#contract/rules/limits'
import { MODERATION_ACTIONS } from '#contract/rules/post'
import { pageFields } from '#core/pagination'
import { instantText } from '#core/validation/instant_text'
import type { RequestFields } from '#core/validation/request_fields'
import { optionalText } from '#core/validation/text'

const decision = {
  action: vine.enum(MODERATION_ACTIONS),
  /** An empty reason is none, which a rejection needs. */
  reason: optionalText(MODERATION_REASON_MAX).requiredWhen('action', '=', 'reject'),
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
