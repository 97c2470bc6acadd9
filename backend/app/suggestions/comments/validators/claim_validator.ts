import vine from '@vinejs/vine'
import type { NextRequest, ClaimRequest } from '#contract/suggestions/data/comment'
import { commentLimit } from '#contract/suggestions/rules/comment_limit'
import { fitsNetwork } from '#contract/suggestions/rules/comment_length'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { text } from '#core/http/validation/text'

/** Longer than any network allows. */
const LONGEST = 20_000

const fits = vine.createRule((value, _options, field) => {
  const host = String(field.meta.host)
  if (typeof value !== 'string' || fitsNetwork(value, host)) return
  field.report(
    `The {{ field }} field must not be longer than ${commentLimit(host).max}`,
    'commentLimit',
    field,
  )
})

/** The host is that of the link a comment is meant for: its network decides how long it may be. */
export const claimValidator = vine.withMetaData<{ host: string }>().create({
  content: text(LONGEST).use(fits()).optional().requiredWhen(whenSent),
  acceptSimilar: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<ClaimRequest>)

export const nextValidator = vine.create({
  notId: vine.string().uuid().toLowerCase().optional(),
} satisfies RequestFields<NextRequest>)
