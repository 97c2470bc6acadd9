import type { QueryKey } from '@tanstack/react-query'
import type { Boot } from '@fanfare/contract/community/data/boot.ts'
import type { SeededQuery } from '@fanfare/contract/community/data/page.ts'
import { pendingActionsQuery } from '../../components/undo/pending-actions.ts'
import { choicesQuery } from '../../features/notifications/choices/api/choice-queries.ts'
import { FIRST_ADMINISTRATION } from '../../features/moderation/admin/api/first-administration.ts'
import { unreadAtStartQuery } from '../../features/notifications/api/notification-queries.ts'
import { joinOffersQuery } from '../../features/organizations/domains/api/join-offers.ts'
import {
  organizationListQuery,
  waitingOrganizationsQuery,
} from '../../features/organizations/organizations/api/organization-queries.ts'
import { suggestionsQuery, supplyQuery } from '../../features/suggestions/api/suggestion-queries.ts'
import { postListQuery, postQuery, waitingPostsQuery } from '../../features/posts/posts/api/post-queries.ts'

/** The queries that the first data of a page answers. */
export function bootQueries(boot: Boot): SeededQuery[] {
  const { organizations, unreadTotal, waitingIn, pendingActions = [], joinOffers } = boot
  const { dashboard, post, suggestions, supply, choices, administration } = boot
  return [
    seed(organizationListQuery(), organizations),
    seed(unreadAtStartQuery(), unreadTotal),
    seed(waitingOrganizationsQuery(), waitingIn),
    seed(pendingActionsQuery(), pendingActions),
    seed(joinOffersQuery(), joinOffers),
    ...(dashboard
      ? [
          seed(postListQuery({ organizationId: dashboard.organizationId, page: 1 }), dashboard.posts),
          seed(waitingPostsQuery(dashboard.organizationId), dashboard.waiting),
        ]
      : []),
    ...(post ? [seed(postQuery(post.id), { post })] : []),
    ...(post && suggestions
      ? [seed(suggestionsQuery(post.id), { pages: [suggestions], pageParams: [1] })]
      : []),
    ...(post && supply ? [seed(supplyQuery(post.id), supply)] : []),
    ...(choices ? [seed(choicesQuery(), choices)] : []),
    ...(administration ? [seed(FIRST_ADMINISTRATION, administration)] : []),
  ]
}

const seed = ({ queryKey }: { queryKey: QueryKey }, data: unknown): SeededQuery => ({
  key: [...queryKey],
  data,
})
