import db from '@adonisjs/lucid/services/db'
import type { SlackUserListQuery } from '#contract/slack/data/slack'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import { containing } from '#core/database/search/text_match'
import type { SlackUserRow } from '#slack/models/synced'

type SlackUserFilter = Pick<SlackUserListQuery, 'search' | 'ids' | 'mentionable'>

/** A page of the users of an organization's workspace, by real name, optionally filtered by a part of a name. */
export function pageOfSlackUsers(organizationId: string, filter: SlackUserFilter, page: PageRequest) {
  const { search = '', ids, mentionable = false } = filter
  const users = db.from('slack_users').where('organization_id', organizationId)
  if (ids !== undefined) void users.whereIn('slack_user_id', ids.split(','))
  if (mentionable) void users.where({ is_bot: false, is_deleted: false })
  if (search !== '') {
    const part = containing(search.toLowerCase())
    void users.whereRaw(
      `(lower(real_name) like ? escape '!' or lower(display_name) like ? escape '!' or lower(name) like ? escape '!')`,
      [part, part, part],
    )
  }
  return pageOf<SlackUserRow>(users.orderBy('real_name').orderBy('id').select('*'), page)
}

/** The number of synced users, including bots and deleted ones. */
export async function countSlackUsers(organizationId: string): Promise<number> {
  const [row]: { total: number | string }[] = await db
    .from('slack_users')
    .where('organization_id', organizationId)
    .count('* as total')
  return Number(row!.total)
}
