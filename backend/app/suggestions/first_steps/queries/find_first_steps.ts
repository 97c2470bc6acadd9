import db from '@adonisjs/lucid/services/db'
import { FIRST_STEPS_SUGGESTIONS } from '#contract/core/rules/limits'
import type { FirstSteps } from '#contract/suggestions/data/first_steps'
import { hasOpenInvitation, organizationCounts, type Membership } from '#organizations/public'
import { OrganizationPosts } from '#posts/public'

/** Only this many of the newest posts are considered. */
const NEWEST = 50

/** Which first steps of an organization are done; null when the member has dismissed them, or all of them are. */
export async function findFirstSteps({ organizationId, userId }: Membership): Promise<FirstSteps | null> {
  if (await isDismissed(organizationId, userId)) return null
  const posts = await new OrganizationPosts(organizationId).listSupplies(NEWEST)
  const postId = posts[0]?.id ?? null
  const suggestionsAdded = posts.some(({ suggestions }) => suggestions >= FIRST_STEPS_SUGGESTIONS)
  const colleagueInvited = (await hasColleague(organizationId)) || (await hasOpenInvitation(organizationId))
  return suggestionsAdded && colleagueInvited ? null : { postId, suggestionsAdded, colleagueInvited }
}

async function hasColleague(organizationId: string): Promise<boolean> {
  const counts: { members_count: number } = await organizationCounts
    .of(db.connection(), organizationId)
    .firstOrFail()
  return counts.members_count > 1
}

async function isDismissed(organizationId: string, userId: string): Promise<boolean> {
  const row = await db
    .from('dismissed_first_steps')
    .where({ organization_id: organizationId, user_id: userId })
    .select('user_id')
    .first()
  return row !== null
}
