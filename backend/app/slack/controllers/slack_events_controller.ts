import type { HttpContext } from '@adonisjs/core/http'
import ReceiveEvent from '#slack/actions/receive_event'
import { jsonOf, readSignedRequest } from '#slack/http/signed_request'
import { slackEnvelopeValidator } from '#slack/validators/signed_request_validator'

/** Events of the workspaces. Slack repeats an event that is not acknowledged within three seconds. */
export default class SlackEventsController {
  async store(ctx: HttpContext) {
    const { body } = await readSignedRequest(ctx)
    const sent = await slackEnvelopeValidator.validate(jsonOf(body))
    if (sent.type === 'url_verification') return ctx.response.json({ challenge: sent.challenge ?? '' })
    const { team_id: teamId, event_id: id, event_time: seconds = 0, event } = sent
    if (teamId !== undefined && id !== undefined && event !== undefined)
      await new ReceiveEvent().handle({ teamId, id, occurredAt: new Date(seconds * 1_000) }, event)
    return ctx.response.status(200).send('')
  }
}
