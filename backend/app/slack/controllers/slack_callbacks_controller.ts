import type { HttpContext } from '@adonisjs/core/http'
import { oncePerState } from '#core/http/origin/oauth_returns'
import FinishSlackFlow, { redeemState } from '#slack/actions/finish_slack_flow'
import { slackFlowInvalid } from '#slack/errors'
import { returningState } from '#slack/http/flow_cookie'
import type { SlackFlow } from '#slack/repositories/flows'
import { returnUrl } from '#slack/rules/oauth_urls'
import { slackCallbackValidator } from '#slack/validators/slack_validator'

/** The OAuth callback of Slack. The browser follows the response, so errors redirect too. */
export default class SlackCallbacksController {
  async show(ctx: HttpContext) {
    const state = returningState(ctx)
    const url = state && (await oncePerState(state, () => connect(ctx, state)))
    return ctx.response
      .header('referrer-policy', 'no-referrer')
      .redirect(url ?? failed(ctx, slackFlowInvalid(), null))
  }
}

/** Connects the organization of a flow. Returns the URL to redirect to. */
async function connect(ctx: HttpContext, state: string): Promise<string> {
  let flow: SlackFlow | null = null
  try {
    flow = await redeemState(state)
    const { code } = await slackCallbackValidator.validate(ctx.request.qs())
    await new FinishSlackFlow().handle(flow, code)
    return returnUrl(flow.organizationId, 'success')
  } catch (error) {
    return failed(ctx, error, flow)
  }
}

function failed({ logger }: HttpContext, error: unknown, flow: SlackFlow | null): string {
  logger.warn({ err: error }, 'Slack was not connected')
  return returnUrl(flow?.organizationId ?? null, 'error')
}
