import type { HttpContext } from '@adonisjs/core/http'
import type { SlackSyncResult } from '#contract/slack/data/slack'
import { authorizeMember } from '#organizations/public'
import StartSync from '#slack/actions/start_sync'
import SlackPolicy from '#slack/policies/slack_policy'
import { countSlackUsers } from '#slack/queries/list_slack_users'
import { requireConnection } from '#slack/queries/find_connection'

/** Syncs of users and channels. Only one runs at a time; the status shows its progress. */
export default class SlackSyncsController {
  /** Reads the people of the Slack workspace again. */
  async store(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, SlackPolicy, 'manage')
    await new StartSync().handle(organizationId)
    const [connection, userCount] = await Promise.all([
      requireConnection(organizationId),
      countSlackUsers(organizationId),
    ])
    const {
      sync_state: state,
      sync_total: total,
      sync_processed: processed,
      sync_errors: errors,
    } = connection
    const message = 'The sync with Slack is running. Its progress is in the status.'
    return ctx.response.status(202).json({
      success: true,
      userCount,
      message,
      data: { state, total, processed, errors },
    } satisfies SlackSyncResult)
  }
}
