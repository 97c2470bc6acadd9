import db from '@adonisjs/lucid/services/db'
import { pageOf } from '#core/database/page_of'
import type { PageRequest } from '#core/pagination'
import { containing } from '#core/sql/like'
import type { SlackChannelRow } from '#slack/models/slack_channel'

/** A page of the channels of an organization's workspace that are not archived, by name. */
export function pageOfSlackChannels(organizationId: string, search: string, page: PageRequest) {
  const channels = db
    .from('slack_channels')
    .where('organization_id', organizationId)
    .where('is_archived', false)
  if (search !== '')
    void channels.whereRaw(`lower(name) like ? escape '!'`, [containing(search.toLowerCase())])
  return pageOf<SlackChannelRow>(channels.orderBy('name').orderBy('id').select('*'), page)
}
