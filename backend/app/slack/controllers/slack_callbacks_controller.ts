import type { HttpContext } from '@adonisjs/core/http'
import type { SlackReturn } from '#contract/slack/rules/slack'
import { oncePerState } from '#core/http/origin/oauth_returns'
import FinishSlackFlow, { redeemState } from '#slack/actions/finish_slack_flow'
import { slackFlowInvalid } from '#slack/errors'
import { returnedFlow, type ReturnedFlow } from '#slack/http/flow_cookie'
import type { SlackFlow } from '#slack/repositories/flows'
import { returnUrl, settingsPath } from '#slack/rules/oauth_urls'
import { slackCallbackValidator } from '#slack/validators/slack_validator'

/** The OAuth callback of Slack. The browser follows the response, so errors redirect too. */
export default class SlackCallbacksController {
  async show(ctx: HttpContext) {
    const returned = returnedFlow(ctx)
    const url = returned && (await oncePerState(returned.state, () => connect(ctx, returned)))
    return ctx.response
      .header('referrer-policy', 'no-referrer')
      .redirect(url ?? returnUrl(settingsPath(null), failed(ctx, slackFlowInvalid())))
  }
}

/** Connects the organization of a flow. Returns the URL to redirect to. */
async function connect(ctx: HttpContext, { state, returnTo }: ReturnedFlow): Promise<string> {
  let flow: SlackFlow | null = null
  let outcome: SlackReturn | null
  try {
    flow = await redeemState(state)
    outcome = isCancelled(ctx) ? null : await finish(ctx, flow)
  } catch (error) {
    outcome = failed(ctx, error)
  }
  return returnUrl(returnTo ?? settingsPath(flow?.organizationId ?? null), outcome)
}

/** Whether the person has pressed "Cancel" at Slack, which is no failure. */
const isCancelled = ({ request }: HttpContext) => request.qs().error === 'access_denied'

async function finish({ request }: HttpContext, flow: SlackFlow): Promise<SlackReturn> {
  const { code } = await slackCallbackValidator.validate(request.qs())
  await new FinishSlackFlow().handle(flow, code)
  return 'success'
}

function failed({ logger }: HttpContext, error: unknown): SlackReturn {
  logger.warn({ err: error }, 'Slack was not connected')
  return 'error'
}
