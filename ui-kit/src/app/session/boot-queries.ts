import type { QueryKey } from '@tanstack/react-query'
import type { Boot } from '@fanfare/contract/community/data/boot.ts'
import type { SeededQuery } from '@fanfare/contract/community/data/page.ts'
import { organizationListQuery } from '../../features/organizations/organizations/api/organization-queries.ts'
import { postListQuery, postQuery, waitingPostsQuery } from '../../features/posts/posts/api/post-queries.ts'

/** The queries that the first data of a page answers. */
export function bootQueries({ organizations, dashboard, post }: Boot): SeededQuery[] {
  return [
    seed(organizationListQuery(), organizations),
    ...(dashboard
      ? [
          seed(postListQuery({ organizationId: dashboard.organizationId, page: 1 }), dashboard.posts),
          seed(waitingPostsQuery(dashboard.organizationId), dashboard.waiting),
        ]
      : []),
    ...(post ? [seed(postQuery(post.id), { post })] : []),
  ]
}

const seed = ({ queryKey }: { queryKey: QueryKey }, data: unknown): SeededQuery => ({
  key: [...queryKey],
  data,
})
