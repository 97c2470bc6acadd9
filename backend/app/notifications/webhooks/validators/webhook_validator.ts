import vine from '@vinejs/vine'
import { URL_MAX } from '#contract/core/rules/limits'
import { WEBHOOK_DESCRIPTION_MAX, WEBHOOK_EVENTS } from '#contract/notifications/rules/webhook'
import type { WebhookChangeRequest, WebhookRequest } from '#contract/notifications/data/webhook'
import { optionalText } from '#core/http/validation/text'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'

const url = () => vine.string().trim().minLength(1).maxLength(URL_MAX)
const events = () =>
  vine.array(vine.enum(WEBHOOK_EVENTS)).minLength(1).maxLength(WEBHOOK_EVENTS.length).distinct()

export const webhookValidator = vine.create({
  url: url(),
  description: optionalText(WEBHOOK_DESCRIPTION_MAX),
  events: events(),
} satisfies RequestFields<WebhookRequest>)

export const webhookChangeValidator = vine.create({
  url: url().optional().requiredWhen(whenSent),
  description: optionalText(WEBHOOK_DESCRIPTION_MAX),
  events: events().optional().requiredWhen(whenSent),
  isEnabled: vine.boolean({ strict: true }).optional().requiredWhen(whenSent),
} satisfies RequestFields<WebhookChangeRequest>)
