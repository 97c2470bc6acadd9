import type { Boot, BootQuery } from '#contract/community/data/boot'
import { clientPathOf } from '#contract/core/rules/client_paths'
import type { Organization, OrganizationList } from '#contract/organizations/data/organization'
import { idsOnly } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { isId } from '#core/runtime/ids'
import { findNotificationChoices, unreadNotifications } from '#notifications/public'
import { MemberPosts } from '#posts/public'
import { waitingForMember } from '#suggestions/public'

type RouteData = Omit<Boot, 'user' | 'lastEventId' | 'organizations'>

/**
 * The first data of a route: of the dashboard without filters, a post, and the profile, with the unread notifications.
 * The user reads nothing of others. At most two statements.
 */
export async function routeData(
  { route, organizationId }: BootQuery,
  userId: string,
  { organizations }: OrganizationList,
): Promise<RouteData> {
  const [address = '', filters] = route.split('?', 2)
  const path = clientPathOf(address)
  const current = organizations.find(({ id }) => id === organizationId) ?? organizations[0]
  if (path === '/dashboard' && !filters && current) return dashboardOf(current, userId)
  const header = await headerOf(userId)
  if (path === '/posts/:postId') return { ...header, ...(await postOf(address.split('/')[2]!, userId)) }
  if (path === '/profile') return { ...header, choices: await findNotificationChoices(userId) }
  return header
}

const headerFragments = (userId: string) => ({
  unread: unreadNotifications(userId, 'web'),
  waitingIn: waitingForMember.organizations(userId),
})

/** What the header shows on every route, in one statement. */
async function headerOf(userId: string): Promise<Pick<Boot, 'unreadTotal' | 'waitingIn'>> {
  const { unread, waitingIn } = headerFragments(userId)
  const rows = await reader().rows<{ kind: 'unread' | 'waiting'; id: string }>(
    `select 'unread' as kind, unread.id from (${unread.sql}) unread
    union all select 'waiting' as kind, waiting.id from (${waitingIn.sql}) waiting`,
    [...unread.values, ...waitingIn.values],
  )
  const organizationIds = rows.filter(({ kind }) => kind === 'waiting').map(({ id }) => id)
  return { unreadTotal: rows.length - organizationIds.length, waitingIn: { organizationIds } }
}

async function dashboardOf(organization: Organization, userId: string): Promise<RouteData> {
  const { id } = organization
  const { unread: unreadOnes, waitingIn } = headerFragments(userId)
  const alongside = [waitingForMember.withNext(id, userId), idsOnly(unreadOnes), idsOnly(waitingIn)]
  const { list, alongside: found } = await new MemberPosts(userId).firstPage({ organization, alongside })
  const [waiting = [], unread = [], organizations = []] = found
  return {
    unreadTotal: unread.length,
    waitingIn: { organizationIds: organizations.map((row) => row.id) },
    dashboard: { organizationId: id, posts: list, waiting: waitingForMember.toPosts(waiting) },
  }
}

/** Nothing for a post that the user may not see: the screen asks for it and shows the refusal. */
async function postOf(id: string, userId: string): Promise<Pick<Boot, 'post'>> {
  const post = isId(id) ? await new MemberPosts(userId).find(id) : null
  return post ? { post } : {}
}
