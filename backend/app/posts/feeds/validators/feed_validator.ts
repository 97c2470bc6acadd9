import vine from '@vinejs/vine'
import type {
  CommunityPostsQuery,
  FeaturedPostsQuery,
  OrganizationFeedQuery,
} from '#contract/posts/data/post'
import type { CommunityTagsQuery } from '#contract/posts/data/tag'
import { PAGE_SIZE_MAX, SEARCH_MAX } from '#contract/core/rules/limits'
import { SLUG_PATTERN } from '#contract/core/rules/slug'
import { COMMUNITY_SORTS } from '#contract/posts/rules/community_filter'
import { anchoredPageFields } from '#core/http/validation/pagination'
import type { RequestFields } from '#core/http/validation/request_fields'
import { wholeNumber } from '#core/http/validation/whole_number'
import { tagListFields, tagNames, type WithTagNames } from '#posts/posts/validators/tag_validator'

const organizationSlug = vine.string().regex(SLUG_PATTERN).optional()

export const organizationFeedValidator = vine.create({
  ...anchoredPageFields,
  tags: tagNames,
} satisfies RequestFields<WithTagNames<OrganizationFeedQuery>>)

export const communityValidator = vine.create({
  ...anchoredPageFields,
  organizationSlug,
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  sort: vine.enum(COMMUNITY_SORTS).optional(),
  tags: tagNames,
} satisfies RequestFields<WithTagNames<CommunityPostsQuery>>)

export const communityTagsValidator = vine.create({
  ...tagListFields,
  organizationSlug,
} satisfies RequestFields<CommunityTagsQuery>)

export const featuredValidator = vine.create({
  limit: wholeNumber({ min: 1, max: PAGE_SIZE_MAX }).optional(),
} satisfies RequestFields<FeaturedPostsQuery>)
