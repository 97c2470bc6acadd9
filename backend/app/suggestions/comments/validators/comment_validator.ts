import vine from '@vinejs/vine'
import type { AddCommentRequest, EditCommentRequest } from '#contract/suggestions/data/comment'
import type { OfferListQuery } from '#contract/suggestions/data/offer'
import type { PageQuery } from '#contract/core/data/pagination'
import { OFFERS_PAGE_SIZE_MAX, SEARCH_MAX, SUGGESTION_MAX } from '#contract/core/rules/limits'
import { pageFields } from '#core/http/validation/pagination'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { text } from '#core/http/validation/text'
import { wholeNumber } from '#core/http/validation/whole_number'

const content = text(SUGGESTION_MAX)
const acceptSimilar = vine.boolean({ strict: true }).optional()
const moodId = vine.string().uuid().toLowerCase().nullable().optional()

export const addCommentValidator = vine.create({
  postId: vine.string().uuid().toLowerCase(),
  content,
  moodId,
  parentId: vine.string().uuid().toLowerCase().nullable().optional(),
  acceptSimilar,
} satisfies RequestFields<AddCommentRequest>)

export const editCommentValidator = vine.create({
  content: content.optional().requiredWhen(whenSent),
  moodId,
  acceptSimilar,
} satisfies RequestFields<EditCommentRequest>)

export const listCommentsValidator = vine.create(pageFields satisfies RequestFields<PageQuery>)

export const listOffersValidator = vine.create({
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  limit: wholeNumber({ min: 1, max: OFFERS_PAGE_SIZE_MAX }).optional(),
} satisfies RequestFields<OfferListQuery>)
