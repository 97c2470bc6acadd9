import db from '@adonisjs/lucid/services/db'
import type { SlackListQuery } from '#contract/slack/data/slack'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import { containing } from '#core/database/search/text_match'
import type { SlackChannelRow } from '#slack/models/synced'

type SlackChannelFilter = Pick<SlackListQuery, 'search' | 'ids'>

/** A page of the channels of an organization's workspace that are not archived, by name. */
export function pageOfSlackChannels(organizationId: string, filter: SlackChannelFilter, page: PageRequest) {
  const { search = '', ids } = filter
  const channels = db
    .from('slack_channels')
    .where('organization_id', organizationId)
    .where('is_archived', false)
  if (ids !== undefined) void channels.whereIn('slack_channel_id', ids.split(','))
  if (search !== '')
    void channels.whereRaw(`lower(name) like ? escape '!'`, [containing(search.toLowerCase())])
  return pageOf<SlackChannelRow>(channels.orderBy('name').orderBy('id').select('*'), page)
}

const channels = (organizationId: string) =>
  db.from('slack_channels').where({ organization_id: organizationId, is_archived: false })

/** A synced channel by Slack's id; null for an unknown or archived one. */
export function findChannel(organizationId: string, slackChannelId: string): Promise<SlackChannelRow | null> {
  return channels(organizationId).where('slack_channel_id', slackChannelId).first()
}

/** Whether an organization has a channel to share to. */
export async function hasChannels(organizationId: string): Promise<boolean> {
  return (await channels(organizationId).first()) !== null
}
