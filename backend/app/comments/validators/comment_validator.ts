import vine from '@vinejs/vine'
import { OFFERS_MAX, SEARCH_MAX, SUGGESTION_MAX } from '#contract/rules/limits'
import { pageFields } from '#core/pagination'
import { whenSent } from '#core/validation/when_sent'

const content = vine.string().trim().minLength(1).maxLength(SUGGESTION_MAX)
const acceptSimilar = vine.boolean().optional()
const moodId = vine.string().uuid().toLowerCase().nullable().optional()

/** Where a new comment goes: read first, because it decides who may send the rest. */
export const placeValidator = vine.create({ postId: vine.string().uuid().toLowerCase() })

export const addCommentValidator = vine.create({
  content,
  moodId,
  parentId: vine.string().uuid().toLowerCase().nullable().optional(),
  acceptSimilar,
})

export const editCommentValidator = vine.create({
  content: content.optional().requiredWhen(whenSent),
  moodId,
  acceptSimilar,
})

export const listCommentsValidator = vine.create(pageFields)

export const listOffersValidator = vine.create({
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  limit: vine.number().withoutDecimals().range([1, OFFERS_MAX]).optional(),
})
