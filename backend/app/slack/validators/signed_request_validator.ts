import vine from '@vinejs/vine'

const TEXT_MAX = 512
const text = () => vine.string().maxLength(TEXT_MAX)

/** The requests to Slack's event URL. Slack may add fields at any time. */
export const slackEnvelopeValidator = vine.create({
  type: text(),
  challenge: text().optional(),
  team_id: text().optional(),
  event_id: text().optional(),
  event_time: vine.number().optional(),
  event: vine.object({ type: text() }).allowUnknownProperties().optional(),
})

const slackId = () => vine.string().regex(/^[A-Z0-9]{2,32}$/)
const MESSAGE_MAX = 40_000
const url = () => vine.string().url({ require_tld: false }).maxLength(TEXT_MAX)

export const slackCommandValidator = vine.create({
  team_id: slackId(),
  user_id: slackId(),
  response_url: url(),
  text: vine.string().maxLength(MESSAGE_MAX).optional(),
})

/** Shortcuts have a message, clicks have actions. */
export const slackInteractionValidator = vine.create({
  type: text(),
  team: vine.object({ id: slackId() }),
  user: vine.object({ id: slackId() }),
  response_url: url().optional(),
  callback_id: text().optional(),
  message: vine.object({ text: vine.string().maxLength(MESSAGE_MAX).optional() }).optional(),
  actions: vine
    .array(vine.object({ action_id: text().optional(), value: vine.string().maxLength(2_000).optional() }))
    .optional(),
})
