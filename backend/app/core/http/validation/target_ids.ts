import vine from '@vinejs/vine'
import type { TargetsRequest } from '#contract/core/data/pending_action'
import { BATCH_MAX } from '#contract/core/rules/limits'
import type { RequestFields } from '#core/http/validation/request_fields'

/** The targets of one action. */
export const targetsValidator = vine.create({
  ids: vine.array(vine.string().uuid().toLowerCase()).minLength(1).maxLength(BATCH_MAX).distinct(),
} satisfies RequestFields<TargetsRequest>)
