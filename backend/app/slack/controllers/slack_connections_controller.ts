import type { HttpContext } from '@adonisjs/core/http'
import type { StartedSlackFlow } from '#contract/slack/data/slack'
import { authorizeMember } from '#organizations/public'
import DisconnectSlack from '#slack/actions/disconnect_slack'
import StartSlackFlow from '#slack/actions/start_slack_flow'
import { setFlowCookie } from '#slack/http/flow_cookie'
import SlackPolicy from '#slack/policies/slack_policy'
import { findStatus } from '#slack/queries/find_status'
import { authorizationUrl } from '#slack/rules/oauth_urls'
import { toStatus } from '#slack/transformers/status_transformer'
import { startSlackFlowValidator } from '#slack/validators/slack_validator'

/** The connection of an organization to Slack. */
export default class SlackConnectionsController {
  /** Returns the connection of an organization with Slack. */
  async show(ctx: HttpContext) {
    const { organizationId, role } = await authorizeMember(ctx, SlackPolicy, 'view')
    return ctx.response.json(toStatus(await findStatus(organizationId), role))
  }

  /** Starts the connection with a Slack workspace: its page is to be opened in a browser. */
  async store(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, SlackPolicy, 'manage')
    const { returnTo } = await ctx.request.validateUsing(startSlackFlowValidator)
    const state = await new StartSlackFlow().handle({ organizationId, userId })
    setFlowCookie(ctx, state, returnTo)
    return ctx.response.status(201).json({ url: authorizationUrl(state) } satisfies StartedSlackFlow)
  }

  /** Disconnects an organization from Slack. */
  async destroy(ctx: HttpContext) {
    const { organizationId, userId: actorId } = await authorizeMember(ctx, SlackPolicy, 'manage')
    await new DisconnectSlack().handle({ organizationId, actorId })
    return ctx.response.json({ success: true })
  }
}
