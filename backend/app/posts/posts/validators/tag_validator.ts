import vine from '@vinejs/vine'
import type {
  CreateTagRequest,
  MakePredefinedRequest,
  OfferedTagsQuery,
  TagListQuery,
  UpdateTagRequest,
} from '#contract/posts/data/tag'
import { TAG_MAX, TAGS_IN_FILTER, TAGS_PER_POST } from '#contract/core/rules/limits'
import { fitsTag, normalizeTag, splitTags } from '#contract/posts/rules/tag'
import { isBlank } from '#contract/core/rules/visible_text'
import { pageFields } from '#core/http/validation/pagination'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'

const tooLong = (name: string) => `The tag “${name.slice(0, TAG_MAX)}…” is longer than ${TAG_MAX} characters`

const withinTag = vine.createRule((value, _options, field) => {
  const name = String(value)
  if (!fitsTag(name)) field.report(tooLong(name), 'tagLength', field)
})

/** The tags of a query string: names, separated by commas. */
export const tagNames = vine
  .array(vine.string().trim().use(withinTag()))
  .maxLength(TAGS_IN_FILTER)
  .parse((value) => (typeof value === 'string' ? splitTags(value) : value))
  .optional()

/** A query of the contract whose tags are parsed by `tagNames`. */
export type WithTagNames<Query extends { tags?: string }> = Omit<Query, 'tags'> & { tags?: string[] }

/** Normalizes a name. A lone `#` is invalid. */
const normalized = vine.createRule(
  (value, _options, field) => {
    const name = normalizeTag(String(value))
    if (name === '') field.report('A tag must have a letter, a digit or a symbol', 'tagText', field)
    if (!fitsTag(name)) field.report(tooLong(name), 'tagLength', field)
    field.mutate(name, field)
  },
  { toJSONSchema: (schema) => void (schema.minLength = 1) },
)

const tagName = () => vine.string().use(normalized())

/** A text with several tags stands for each of them. One that shows nothing stays, to be refused. */
const separated = (texts: unknown): unknown => {
  if (!Array.isArray(texts)) return texts
  return texts.flatMap((text: unknown) =>
    typeof text === 'string' && !isBlank(text) ? splitTags(text) : [text],
  )
}

/** The tags of a post, as they were typed or pasted. */
export const tagsOfPost = () => vine.array(tagName()).maxLength(TAGS_PER_POST).parse(separated).optional()

const name = tagName()
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
