import type { Boot, BootQuery, Dashboard } from '#contract/community/data/boot'
import { clientPathOf } from '#contract/core/rules/client_paths'
import type { Organization, OrganizationList } from '#contract/organizations/data/organization'
import { isId } from '#core/runtime/ids'
import { MemberPosts } from '#posts/public'
import { waitingPosts } from '#suggestions/public'

/** The first data of a route: of the dashboard without filters, and of a post. The user reads nothing of others. */
export async function routeData(
  { route, organizationId }: BootQuery,
  userId: string,
  { organizations }: OrganizationList,
): Promise<Pick<Boot, 'dashboard' | 'post'>> {
  const [address = '', filters] = route.split('?', 2)
  const path = clientPathOf(address)
  if (path === '/dashboard' && !filters) {
    const current = organizations.find(({ id }) => id === organizationId) ?? organizations[0]
    return current ? { dashboard: await dashboardOf(current, userId) } : {}
  }
  if (path === '/posts/:postId') return postOf(address.split('/')[2]!, userId)
  return {}
}

async function dashboardOf(organization: Organization, userId: string): Promise<Dashboard> {
  const { id } = organization
  const alongside = waitingPosts(id, userId)
  const page = await new MemberPosts(userId).firstPage({ organization, alongside })
  return { organizationId: id, posts: page.list, waiting: { postIds: page.alongside } }
}

/** Nothing for a post that the user may not see: the screen asks for it and shows the refusal. */
async function postOf(id: string, userId: string): Promise<Pick<Boot, 'post'>> {
  const post = isId(id) ? await new MemberPosts(userId).find(id) : null
  return post ? { post } : {}
}
