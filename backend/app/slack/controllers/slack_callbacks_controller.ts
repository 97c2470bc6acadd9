import type { HttpContext } from '@adonisjs/core/http'
import FinishSlackFlow, { redeemState } from '#slack/actions/finish_slack_flow'
import { slackFlowInvalid } from '#slack/errors'
import { takeFlowState } from '#slack/http/flow_cookie'
import type { SlackFlow } from '#slack/repositories/flows'
import { returnUrl } from '#slack/rules/oauth_urls'
import { slackCallbackValidator } from '#slack/validators/slack_validator'

/** Where Slack returns the browser to. It follows the response, so errors redirect too. */
export default class SlackCallbacksController {
  async show(ctx: HttpContext) {
    let flow: SlackFlow | null = null
    try {
      const state = takeFlowState(ctx)
      if (state === null) throw slackFlowInvalid()
      flow = await redeemState(state)
      const { code } = await slackCallbackValidator.validate(ctx.request.qs())
      await new FinishSlackFlow().handle(flow, code)
      return redirect(ctx, returnUrl(flow.organizationId, 'success'))
    } catch (error) {
      ctx.logger.warn({ err: error }, 'Slack was not connected')
      return redirect(ctx, returnUrl(flow?.organizationId ?? null, 'error'))
    }
  }
}

const redirect = ({ response }: HttpContext, url: string) =>
  response.header('referrer-policy', 'no-referrer').redirect(url)
