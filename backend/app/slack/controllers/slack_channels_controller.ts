import type { HttpContext } from '@adonisjs/core/http'
import type { SlackChannelList } from '#contract/slack/data/slack'
import { toPageRequest } from '#core/http/validation/pagination'
import { authorizeMember } from '#organizations/public'
import SlackPolicy from '#slack/policies/slack_policy'
import { requireConnection } from '#slack/queries/find_connection'
import { pageOfSlackChannels } from '#slack/queries/slack_channels'
import { toSlackChannel } from '#slack/transformers/synced_transformer'
import { slackListValidator } from '#slack/validators/slack_validator'

/** The synced channels of the workspace. */
export default class SlackChannelsController {
  /** Lists the channels of the Slack workspace. */
  async index(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, SlackPolicy, 'view')
    const query = await slackListValidator.validate(ctx.request.qs())
    await requireConnection(organizationId)
    const { rows, pagination } = await pageOfSlackChannels(organizationId, query, toPageRequest(query))
    const channels = rows.map(toSlackChannel)
    return ctx.response.json({ success: true, channels, message: '', pagination } satisfies SlackChannelList)
  }
}
