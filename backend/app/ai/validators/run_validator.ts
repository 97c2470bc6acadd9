import vine from '@vinejs/vine'
import type { ApproveCommentsRequest, ApprovedComment, GenerateCommentsRequest } from '#contract/ai/data/ai'
import {
  AI_APPROVED_MAX,
  AI_LANGUAGES,
  AI_LENGTHS,
  AI_PROVIDERS,
  AI_QUANTITY_MAX,
  AI_TEXTS_MAX,
  type AiLength,
} from '#contract/ai/rules/ai'
import { SUGGESTION_MAX } from '#contract/core/rules/limits'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { text } from '#core/http/validation/text'

const MOOD_NAME_MAX = 100

const id = () => vine.string().uuid().toLowerCase()
const quantity = vine
  .number({ strict: true })
  .withoutDecimals()
  .range([1, AI_QUANTITY_MAX])
  .optional()
  .requiredWhen(whenSent)

/** The `postId` of the body, which some clients send as well, must equal that of the path. */
const samePost = vine.createRule((value, _options, field) => {
  if (value !== field.meta.postId)
    field.report('The {{ field }} field must be the post of the path', 'samePost', field)
})

const atMost = vine.createRule((value, _options, field) => {
  const moods = value as GenerateCommentsRequest['moods']
  const total = moods.reduce((sum, mood) => sum + (mood.quantity ?? 1), 0)
  if (total > AI_TEXTS_MAX)
    field.report(`The {{ field }} field must not ask for more than ${AI_TEXTS_MAX} texts`, 'total', field)
})

const withApproved = vine.createRule((value, _options, field) => {
  if ((value as ApprovedComment[]).every(({ isApproved }) => !isApproved))
    field.report('The {{ field }} field must have an approved comment', 'approved', field)
})

const isEnabled = vine.createRule((value, _options, field) => {
  if (!(field.meta.moodIds as ReadonlySet<string>).has(String(value)))
    field.report('The {{ field }} field must be a mood that is switched on', 'enabled', field)
})

interface OfPost {
  postId: string
}

/** Knows the post of the path, and the moods that are enabled in the organization. */
export const generateValidator = vine.withMetaData<OfPost & { moodIds: ReadonlySet<string> }>().create({
  postId: id().use(samePost()).optional(),
  provider: vine.enum(AI_PROVIDERS).optional(),
  moods: vine
    .array(
      vine.object({
        moodId: id().use(isEnabled()),
        quantity,
        moodName: vine.string().maxLength(MOOD_NAME_MAX).optional(),
      }),
    )
    .minLength(1)
    .maxLength(AI_TEXTS_MAX)
    .distinct('moodId')
    .use(atMost()),
  language: vine.enum(AI_LANGUAGES).optional(),
  length: vine.enum(Object.keys(AI_LENGTHS) as AiLength[]).optional(),
  usePreview: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<GenerateCommentsRequest>)

export const approveValidator = vine.withMetaData<OfPost>().create({
  postId: id().use(samePost()).optional(),
  comments: vine
    .array(
      vine.object({
        id: id().optional(),
        content: text(SUGGESTION_MAX),
        moodId: id().nullable().optional(),
        isApproved: vine.boolean({ strict: true }),
        acceptSimilar: vine.boolean({ strict: true }).optional(),
      }),
    )
    .minLength(1)
    .maxLength(AI_APPROVED_MAX)
    .distinct('id')
    .use(withApproved()),
} satisfies RequestFields<ApproveCommentsRequest>)
