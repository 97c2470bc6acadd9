import vine from '@vinejs/vine'
import type {
  CreatePostRequest,
  MarkSensitiveRequest,
  PostByLinkQuery,
  PostListQuery,
  UpdatePostRequest,
} from '#contract/posts/data/post'
import {
  POST_COMMENT_MAX,
  PREVIEW_DESCRIPTION_MAX,
  SEARCH_MAX,
  TITLE_MAX,
  URL_MAX,
} from '#contract/core/rules/limits'
import { MODERATION_STATUSES, VISIBILITIES } from '#contract/posts/rules/post'
import { anchoredPageFields } from '#core/http/validation/pagination'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { optionalText, title } from '#core/http/validation/text'
import { tagNames, tagsOfPost, type WithTagNames } from '#posts/posts/validators/tag_validator'

const url = vine.string().trim().minLength(1).maxLength(URL_MAX)
const details = {
  comment: optionalText(POST_COMMENT_MAX),
  linkDescription: optionalText(PREVIEW_DESCRIPTION_MAX),
  pictureId: vine.string().uuid().toLowerCase().nullable().optional(),
  moodId: vine.string().uuid().toLowerCase().nullable().optional(),
  isPublic: vine.boolean({ strict: true }).optional(),
  isSensitive: vine.boolean({ strict: true }).optional(),
  tags: tagsOfPost(),
}

export const createPostValidator = vine.create({
  organizationId: vine.string().uuid().toLowerCase(),
  title: title(TITLE_MAX),
  url,
  ...details,
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
  state: vine.enum(MODERATION_STATUSES).optional(),
  author: vine.string().uuid().toLowerCase().optional(),
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  tags: tagNames,
} satisfies RequestFields<WithTagNames<PostListQuery>>)

/** Accepts links that are too long to be stored, so that they are reported as invalid. */
export const postOfLinkValidator = vine.create({
  url: vine.string().maxLength(URL_MAX * 2),
} satisfies RequestFields<PostByLinkQuery>)
