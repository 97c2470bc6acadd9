import db from '@adonisjs/lucid/services/db'
import {
  EXPIRES_SOON_DAYS,
  EXPIRIES_MAX,
  OVERVIEW_MAX,
  type InvitationOverview,
} from '#contract/organizations/data/settings_overview'
import { countUpTo } from '#core/database/rows/count_rows'
import { instantToIso, toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'

const DAY_MS = 86_400_000

/** How many invitations of an organization are open, and when those that expire soon do. */
export async function invitationOverview(organizationId: string): Promise<InvitationOverview> {
  const at = now()
  // The last day is whole in every time zone.
  const soon = new Date(at.getTime() + (EXPIRES_SOON_DAYS + 1) * DAY_MS)
  const opened = () =>
    db.from('invitations').where('organization_id', organizationId).where('expires_at', '>', toInstant(at))
  const expiring: { expires_at: string }[] = await opened()
    .where('expires_at', '<=', toInstant(soon))
    .select('expires_at')
    .orderBy('expires_at')
    .limit(EXPIRIES_MAX)
  const [open] = await countUpTo([opened()], OVERVIEW_MAX)
  return { open: open!, expiries: expiring.map((row) => instantToIso(row.expires_at)) }
}
