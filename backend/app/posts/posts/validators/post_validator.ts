import vine from '@vinejs/vine'
import type {
  CreatePostRequest,
  MarkSensitiveRequest,
  PostByLinkQuery,
  PostListQuery,
  UpdatePostRequest,
} from '#contract/posts/data/post'
import type { FirstSuggestion } from '#contract/suggestions/data/comment'
import {
  FIRST_SUGGESTIONS_MAX,
  POST_COMMENT_MAX,
  PREVIEW_DESCRIPTION_MAX,
  SEARCH_MAX,
  SUGGESTION_MAX,
  TITLE_MAX,
  URL_MAX,
} from '#contract/core/rules/limits'
import { POST_STATES, VISIBILITIES } from '#contract/posts/rules/post'
import { anchoredPageFields } from '#core/http/validation/pagination'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { optionalText, text, title } from '#core/http/validation/text'
import { schedule } from '#posts/posts/validators/schedule_validator'
import { tagNames, tagsOfPost, type WithTagNames } from '#posts/posts/validators/tag_validator'

const url = vine.string().trim().minLength(1).maxLength(URL_MAX)
const moodId = vine.string().uuid().toLowerCase().nullable().optional()
const details = {
  comment: optionalText(POST_COMMENT_MAX),
  linkDescription: optionalText(PREVIEW_DESCRIPTION_MAX),
  pictureId: vine.string().uuid().toLowerCase().nullable().optional(),
  moodId,
  isPublic: vine.boolean({ strict: true }).optional(),
  isSensitive: vine.boolean({ strict: true }).optional(),
  tags: tagsOfPost(),
  schedule: schedule().optional(),
  membersPrepare: vine.boolean({ strict: true }).optional(),
}
const suggestion = vine.object({
  content: text(SUGGESTION_MAX),
  moodId,
  acceptSimilar: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<FirstSuggestion>)

export const createPostValidator = vine.create({
  organizationId: vine.string().uuid().toLowerCase(),
  title: title(TITLE_MAX),
  url,
  ...details,
  tellNow: vine.boolean({ strict: true }).optional(),
  suggestions: vine.array(suggestion).maxLength(FIRST_SUGGESTIONS_MAX).optional(),
} satisfies RequestFields<CreatePostRequest>)

/** Absent fields stay unchanged, except the comment of a PUT; what is null and may be missing is removed, and so is an empty text. */
export const updatePostValidator = vine.create({
  title: title(TITLE_MAX).optional().requiredWhen(whenSent),
  url: url.optional().requiredWhen(whenSent),
  ...details,
} satisfies RequestFields<UpdatePostRequest>)

export const sensitiveValidator = vine.create({
  isSensitive: vine.boolean({ strict: true }),
} satisfies RequestFields<MarkSensitiveRequest>)

export const listPostsValidator = vine.create({
  ...anchoredPageFields,
  visibility: vine.enum(VISIBILITIES).optional(),
  state: vine.enum(POST_STATES).optional(),
  author: vine.string().uuid().toLowerCase().optional(),
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  tags: tagNames,
} satisfies RequestFields<WithTagNames<PostListQuery>>)

/** Accepts links that are too long to be stored, so that they are reported as invalid. */
export const postOfLinkValidator = vine.create({
  url: vine.string().maxLength(URL_MAX * 2),
} satisfies RequestFields<PostByLinkQuery>)
