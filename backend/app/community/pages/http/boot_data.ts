import type { Boot, BootQuery } from '#contract/community/data/boot'
import { clientPathOf } from '#contract/core/rules/client_paths'
import type { Organization, OrganizationList } from '#contract/organizations/data/organization'
import { idsOnly, type SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { pendingTargetsOf, toPendingActions } from '#core/jobs/pending/actions_of_user'
import { isId } from '#core/runtime/ids'
import { findNotificationChoices, unreadNotifications } from '#notifications/public'
import type { User } from '#identity/public'
import { joinOffers } from '#organizations/public'
import { MemberPosts } from '#posts/public'
import { waitingForMember } from '#suggestions/public'

type RouteData = Omit<Boot, 'user' | 'lastEventId' | 'organizations'>

/**
 * The first data of a route: of the dashboard without filters, a post, and the profile, with the unread notifications.
 * The user reads nothing of others. At most two statements.
 */
export async function routeData(
  { route, organizationId }: BootQuery,
  user: User,
  { organizations }: OrganizationList,
): Promise<RouteData> {
  const [address = '', filters] = route.split('?', 2)
  const path = clientPathOf(address)
  const current = organizations.find(({ id }) => id === organizationId) ?? organizations[0]
  if (path === '/dashboard' && !filters && current) return dashboardOf(current, user)
  const header = await headerOf(user)
  if (path === '/posts/:postId') return { ...header, ...(await postOf(address.split('/')[2]!, user.id)) }
  if (path === '/profile') return { ...header, choices: await findNotificationChoices(user.id) }
  return header
}

/** What the header shows on every route, and the pending actions. */
const headerFragments = (user: User): SqlFragment[] => [
  idsOnly(unreadNotifications(user.id, 'web')),
  idsOnly(waitingForMember.organizations(user.id)),
  pendingTargetsOf(user.id),
  joinOffers.to(user),
]

interface Row {
  id: string
  data: string | null
}

function toHeader([unread = [], waiting = [], pending = [], offers = []]: readonly Row[][]) {
  const pendingActions = toPendingActions(pending)
  return {
    unreadTotal: unread.length,
    waitingIn: { organizationIds: waiting.map(({ id }) => id) },
    ...(pendingActions.length > 0 && { pendingActions }),
    joinOffers: { offers: offers.map(joinOffers.forPerson) },
  }
}

/** The header, in one statement. */
async function headerOf(user: User): Promise<RouteData> {
  const fragments = headerFragments(user)
  const numbered = fragments.map(({ sql }, place) => `select ${place} as place, f.id, f.data from (${sql}) f`)
  const rows = await reader().rows<Row & { place: number }>(
    numbered.join(' union all '),
    fragments.flatMap(({ values }) => values),
  )
  return toHeader(fragments.map((_, place) => rows.filter((row) => Number(row.place) === place)))
}

async function dashboardOf(organization: Organization, user: User): Promise<RouteData> {
  const { id } = organization
  const alongside = [waitingForMember.withNext(id, user.id), ...headerFragments(user)]
  const { list, alongside: found } = await new MemberPosts(user.id).firstPage({ organization, alongside })
  const [waiting = [], ...header] = found
  return {
    ...toHeader(header),
    dashboard: { organizationId: id, posts: list, waiting: waitingForMember.toPosts(waiting) },
  }
}

/** Nothing for a post that the user may not see: the screen asks for it and shows the refusal. */
async function postOf(id: string, userId: string): Promise<Pick<Boot, 'post'>> {
  const post = isId(id) ? await new MemberPosts(userId).find(id) : null
  return post ? { post } : {}
}
