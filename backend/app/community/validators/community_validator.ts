import vine from '@vinejs/vine'
import { FEATURED_POSTS, PAGE_SIZE_MAX } from '#contract/rules/limits'
import { SLUG_PATTERN } from '#contract/rules/slug'
import { pageFields } from '#core/pagination'
import { tagNames } from '#core/validation/tag_names'

export const organizationFeedValidator = vine.create({ ...pageFields, tags: tagNames })

const organizationSlug = vine.string().regex(SLUG_PATTERN).optional()

export const communityValidator = vine.create({ ...pageFields, tags: tagNames, organizationSlug })

export const communityTagsValidator = vine.create({ organizationSlug })

export const featuredValidator = vine.create({
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, PAGE_SIZE_MAX])
    .parse((value) => value ?? FEATURED_POSTS),
})
