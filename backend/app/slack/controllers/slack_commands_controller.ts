import type { HttpContext } from '@adonisjs/core/http'
import ReceiveShare from '#slack/actions/receive_share'
import { formOf, readSignedRequest } from '#slack/http/signed_request'
import { readCommand } from '#slack/rules/shared_text'
import { slackCommandValidator } from '#slack/validators/signed_request_validator'

/** `/fanfare <link> <suggestion>`. The reply is sent by a job, because Slack only waits for three seconds. */
export default class SlackCommandsController {
  async store(ctx: HttpContext) {
    const sent = await readSignedRequest(ctx)
    const command = await slackCommandValidator.validate(formOf(sent))
    const { team_id: teamId, user_id: slackUserId, response_url: responseUrl, text = '' } = command
    const person = { signature: sent.signature, teamId, slackUserId, responseUrl }
    await new ReceiveShare().handle(person, { shared: readCommand(text) })
    return ctx.response.status(200).send('')
  }
}
