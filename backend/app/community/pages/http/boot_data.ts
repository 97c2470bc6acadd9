import type { Boot, BootQuery } from '#contract/community/data/boot'
import { clientPathOf } from '#contract/core/rules/client_paths'
import type { Organization, OrganizationList } from '#contract/organizations/data/organization'
import { idsOnly } from '#core/database/sql/sql_fragment'
import { isId } from '#core/runtime/ids'
import { countUnreadNotifications, findNotificationChoices, unreadNotifications } from '#notifications/public'
import { MemberPosts } from '#posts/public'
import { toWaitingPosts, waitingWithNext } from '#suggestions/public'

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
  const unreadTotal = await countUnreadNotifications(userId, 'web')
  if (path === '/posts/:postId') return { unreadTotal, ...(await postOf(address.split('/')[2]!, userId)) }
  if (path === '/profile') return { unreadTotal, choices: await findNotificationChoices(userId) }
  return { unreadTotal }
}

async function dashboardOf(organization: Organization, userId: string): Promise<RouteData> {
  const { id } = organization
  const alongside = [waitingWithNext(id, userId), idsOnly(unreadNotifications(userId, 'web'))]
  const { list, alongside: found } = await new MemberPosts(userId).firstPage({ organization, alongside })
  const [waiting = [], unread = []] = found
  return {
    unreadTotal: unread.length,
    dashboard: { organizationId: id, posts: list, waiting: toWaitingPosts(waiting) },
  }
}

/** Nothing for a post that the user may not see: the screen asks for it and shows the refusal. */
async function postOf(id: string, userId: string): Promise<Pick<Boot, 'post'>> {
  const post = isId(id) ? await new MemberPosts(userId).find(id) : null
  return post ? { post } : {}
}
