import vine from '@vinejs/vine'
import { FEATURED_POSTS, PAGE_SIZE_MAX, TAG_MAX, TAGS_IN_FILTER } from '#contract/rules/limits'
import { SLUG_PATTERN } from '#contract/rules/slug'
import { pageFields } from '#core/pagination'

/** Tags as they stand in an address: names, with commas between them. */
const tags = vine
  .array(vine.string().trim().maxLength(TAG_MAX))
  .maxLength(TAGS_IN_FILTER)
  .parse((value) =>
    typeof value === 'string' ? value.split(',').filter((name) => name.trim() !== '') : value,
  )
  .optional()

export const organizationFeedValidator = vine.create({ ...pageFields, tags })

export const communityValidator = vine.create({
  ...pageFields,
  tags,
  organizationSlug: vine.string().regex(SLUG_PATTERN).optional(),
})

export const featuredValidator = vine.create({
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, PAGE_SIZE_MAX])
    .parse((value) => value ?? FEATURED_POSTS),
})
