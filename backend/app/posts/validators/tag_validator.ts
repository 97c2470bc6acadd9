import vine from '@vinejs/vine'
import type {
  CreateTagRequest,
  MakePredefinedRequest,
  OfferedTagsQuery,
  TagListQuery,
  UpdateTagRequest,
} from '#contract/data/tag'
import { TAG_MAX, TAGS_IN_FILTER } from '#contract/rules/limits'
import { normalizeTag } from '#contract/rules/tag'
import { pageFields } from '#core/pagination'
import type { RequestFields } from '#core/validation/request_fields'
import { whenSent } from '#core/validation/when_sent'
import { title } from '#core/validation/text'

/** The tags of a query string: names, separated by commas. */
export const tagNames = vine
  .array(vine.string().trim().maxLength(TAG_MAX))
  .maxLength(TAGS_IN_FILTER)
  .parse((value) =>
    typeof value === 'string' ? value.split(',').filter((name) => name.trim() !== '') : value,
  )
  .optional()

/** A query of the contract whose tags are parsed by `tagNames`. */
export type WithTagNames<Query extends { tags?: string }> = Omit<Query, 'tags'> & { tags?: string[] }

/** Normalizes a name. A lone `#` is invalid. */
const normalized = vine.createRule((value, _options, field) => {
  const name = normalizeTag(String(value))
  if (name === '') field.report('The {{ field }} field must be defined', 'required', field)
  field.mutate(name, field)
})

const name = title(TAG_MAX).use(normalized())
const isPredefined = vine.boolean({ strict: true }).optional()

export const newTagValidator = vine.create({ name, isPredefined } satisfies RequestFields<CreateTagRequest>)

const changes = {
  name: name.clone().optional().requiredWhen(whenSent),
  isPredefined: isPredefined.clone(),
}

/** Absent fields stay unchanged. */
export const changedTagValidator = vine.create({
  ...changes,
  merge: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<UpdateTagRequest>)

export const predefinedTagValidator = vine.create(changes satisfies RequestFields<MakePredefinedRequest>)

/** The query of a list of tags. */
export const tagListFields = {
  ...pageFields,
  search: vine.string().trim().maxLength(TAG_MAX).optional(),
} satisfies RequestFields<TagListQuery>

/** The list of all tags, for administrators. */
export const listTagsValidator = vine.create(tagListFields)

export const offeredTagsValidator = vine.create({
  ...tagListFields,
  organizationId: vine.string().uuid().optional(),
} satisfies RequestFields<OfferedTagsQuery>)
