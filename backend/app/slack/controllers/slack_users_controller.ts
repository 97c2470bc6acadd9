import type { HttpContext } from '@adonisjs/core/http'
import type { SlackUserCount, SlackUserList } from '#contract/slack/data/slack'
import { toPageRequest } from '#core/http/validation/pagination'
import { may } from '#contract/organizations/rules/abilities'
import { authorizeMember } from '#organizations/public'
import SlackPolicy from '#slack/policies/slack_policy'
import { requireConnection } from '#slack/queries/find_connection'
import { countSlackUsers, pageOfSlackUsers } from '#slack/queries/list_slack_users'
import { toSlackUser } from '#slack/transformers/synced_transformer'
import { slackUserListValidator } from '#slack/validators/slack_validator'

/** The synced users of the workspace. */
export default class SlackUsersController {
  /** Lists the members whose Slack user is known. */
  async index(ctx: HttpContext) {
    const { organizationId, role } = await authorizeMember(ctx, SlackPolicy, 'view')
    const query = await slackUserListValidator.validate(ctx.request.qs())
    await requireConnection(organizationId)
    const { rows, pagination } = await pageOfSlackUsers(organizationId, query, toPageRequest(query))
    const { emailKey } = ctx.auth.getUserOrFail()
    const reader = { emailKey, managesIntegrations: may(role, 'manageIntegrations') }
    const users = rows.map((row) => toSlackUser(row, reader))
    return ctx.response.json({ users, pagination } satisfies SlackUserList)
  }

  /** Counts the members who would receive a message. */
  async count(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, SlackPolicy, 'view')
    await requireConnection(organizationId)
    const count = await countSlackUsers(organizationId)
    return ctx.response.json({ success: true, count, error: null } satisfies SlackUserCount)
  }
}
