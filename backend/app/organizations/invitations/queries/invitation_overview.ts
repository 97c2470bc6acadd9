import db from '@adonisjs/lucid/services/db'
import {
  EXPIRES_SOON_HOURS,
  OVERVIEW_MAX,
  type SettingsOverview,
} from '#contract/organizations/data/settings_overview'
import { countUpTo } from '#core/database/rows/count_rows'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'

const HOUR_MS = 3_600_000

/** How many invitations of an organization are open, and how many of them expire soon. */
export async function invitationOverview(organizationId: string): Promise<SettingsOverview['invitations']> {
  const at = now()
  const soon = new Date(at.getTime() + EXPIRES_SOON_HOURS * HOUR_MS)
  const openAt = () =>
    db.from('invitations').where('organization_id', organizationId).where('expires_at', '>', toInstant(at))
  const [open, expireSoon] = await countUpTo(
    [openAt(), openAt().where('expires_at', '<=', toInstant(soon))],
    OVERVIEW_MAX,
  )
  return { open: open!, expireSoon: expireSoon! }
}
