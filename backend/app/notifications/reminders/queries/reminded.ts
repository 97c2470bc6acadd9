import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { waitsUnseen, type Occasion } from '#posts/public'
import { hasCopied } from '#suggestions/public'

/** Whether a member may be reminded: a suggestion waits on a post they have neither seen nor copied from. */
function mayBeReminded(): SqlFragment {
  const { sql, values } = waitsUnseen()
  return { sql: `${sql} and not ${hasCopied('memberships.user_id', 'posts.id')}`, values }
}

/** Members are reminded of a post that is about to end. */
export const REMINDED: Occasion = { table: 'reminders', event: 'post.reminded', may: mayBeReminded }
