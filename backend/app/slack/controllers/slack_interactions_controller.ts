import type { HttpContext } from '@adonisjs/core/http'
import { linkIn } from '#contract/posts/rules/links_in_text'
import ReceiveShare from '#slack/actions/receive_share'
import { formOf, jsonOf, readSignedRequest } from '#slack/http/signed_request'
import { SHARE_SHORTCUT } from '#slack/rules/app_manifest'
import { CHOOSE_ACTION } from '#slack/rules/reply'
import { slackInteractionValidator } from '#slack/validators/signed_request_validator'

/** The message shortcut, and clicks on buttons. Clicks on link buttons are ignored. */
export default class SlackInteractionsController {
  async store(ctx: HttpContext) {
    const sent = await readSignedRequest(ctx)
    const shown = await slackInteractionValidator.validate(jsonOf(formOf(sent).payload ?? ''))
    const { team, user, response_url: responseUrl } = shown
    const action = actionOf(shown)
    if (action !== null && responseUrl !== undefined) {
      const person = { signature: sent.signature, teamId: team.id, slackUserId: user.id, responseUrl }
      await new ReceiveShare().handle(person, action)
    }
    return ctx.response.status(200).send('')
  }
}

type Shown = Awaited<ReturnType<typeof slackInteractionValidator.validate>>

function actionOf({ type, callback_id: callback, message, actions = [] }: Shown) {
  if (type === 'message_action' && callback === SHARE_SHORTCUT) {
    const link = linkIn(message?.text ?? '')
    return { shared: link === null ? null : { link, suggestions: [] } }
  }
  const [{ action_id: id = '', value: choice = '' } = {}] = actions
  if (type !== 'block_actions' || !id.startsWith(CHOOSE_ACTION)) return null
  return { organizationId: id.slice(CHOOSE_ACTION.length), choice }
}
