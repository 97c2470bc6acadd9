import vine from '@vinejs/vine'
import type { CommunityPostsQuery, FeaturedPostsQuery, OrganizationFeedQuery } from '#contract/data/post'
import type { CommunityTagsQuery } from '#contract/data/tag'
import { PAGE_SIZE_MAX } from '#contract/rules/limits'
import { SLUG_PATTERN } from '#contract/rules/slug'
import { anchoredPageFields } from '#core/pagination'
import type { RequestFields } from '#core/validation/request_fields'
import { tagListFields, tagNames, type WithTagNames } from '#posts/public'
import { wholeNumber } from '#core/validation/whole_number'

const organizationSlug = vine.string().regex(SLUG_PATTERN).optional()

export const organizationFeedValidator = vine.create({
  ...anchoredPageFields,
  tags: tagNames,
} satisfies RequestFields<WithTagNames<OrganizationFeedQuery>>)

export const communityValidator = vine.create({
  ...anchoredPageFields,
  organizationSlug,
  tags: tagNames,
} satisfies RequestFields<WithTagNames<CommunityPostsQuery>>)

export const communityTagsValidator = vine.create({
  ...tagListFields,
  organizationSlug,
} satisfies RequestFields<CommunityTagsQuery>)

export const featuredValidator = vine.create({
  limit: wholeNumber({ min: 1, max: PAGE_SIZE_MAX }).optional(),
} satisfies RequestFields<FeaturedPostsQuery>)
