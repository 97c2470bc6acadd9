import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import EndConnections from '#slack/jobs/end_connections'
import UnfurlLinks from '#slack/jobs/unfurl_links'
import { lockConnectionsOfTeam } from '#slack/repositories/connections'
import { applyChannelEvent } from '#slack/repositories/channel_events'
import { claimRequest, eventKey } from '#slack/repositories/requests'
import { applyUserEvent } from '#slack/repositories/user_events'
import { messageOf, type SlackEvent } from '#slack/rules/slack_event'
import { parsePublicUrl } from '#slack/rules/public_url'

interface Delivery {
  teamId: string
  /** The same for every delivery of an event. */
  id: string
  /** Rounded down to seconds. */
  occurredAt: Date
}

const SECOND_MS = 1_000

/** Handles an event of a workspace once. Events of workspaces without a connection are ignored. */
export default class ReceiveEvent {
  handle({ teamId, id, occurredAt }: Delivery, event: SlackEvent): Promise<void> {
    return inTransaction(async (trx) => {
      const connections = await lockConnectionsOfTeam(trx, teamId)
      if (connections.length === 0 || !(await claimRequest(trx, eventKey(teamId, id)))) return
      if (endsConnections(event)) await end(trx, teamId, occurredAt)
      else if (event.type === 'link_shared') await unfurl(trx, teamId, event)
      else if (event.type === 'user_change' || event.type === 'team_join')
        await applyUserEvent(trx, connections, event)
      else await applyChannelEvent(trx, connections, event)
    })
  }
}

const endsConnections = ({ type, tokens }: SlackEvent): boolean =>
  type === 'app_uninstalled' || (type === 'tokens_revoked' && (tokens?.bot ?? []).length > 0)

/** An event may be late, so it does not end connections that were made after it. */
function end(trx: TransactionClientContract, teamId: string, occurredAt: Date): Promise<void> {
  const before = toInstant(new Date(occurredAt.getTime() + SECOND_MS))
  return dispatch(trx, EndConnections, { teamId, before })
}

/** Does nothing without links to public posts. */
async function unfurl(trx: TransactionClientContract, teamId: string, event: SlackEvent): Promise<void> {
  const links = (event.links ?? []).map(({ url }) => url).filter((url) => parsePublicUrl(url) !== null)
  const message = messageOf(event)
  if (links.length === 0 || message === null) return
  const slackUserId = typeof event.user === 'string' ? event.user : null
  await dispatch(trx, UnfurlLinks, { teamId, slackUserId, links: [...new Set(links)], message })
}
