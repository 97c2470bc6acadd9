import vine from '@vinejs/vine'

const TEXT_MAX = 512
const text = () => vine.string().maxLength(TEXT_MAX)

/** What Slack sends to the address of events. It adds fields as it likes. */
export const slackEnvelopeValidator = vine.create({
  type: text(),
  challenge: text().optional(),
  team_id: text().optional(),
  event_id: text().optional(),
  event_time: vine.number().optional(),
  event: vine.object({ type: text() }).allowUnknownProperties().optional(),
})
