import vine from '@vinejs/vine'
import { TAG_MAX, TAGS_IN_FILTER } from '#contract/rules/limits'

/** Tags as they stand in an address: names, with commas between them. */
export const tagNames = vine
  .array(vine.string().trim().maxLength(TAG_MAX))
  .maxLength(TAGS_IN_FILTER)
  .parse((value) =>
    typeof value === 'string' ? value.split(',').filter((name) => name.trim() !== '') : value,
  )
  .optional()
