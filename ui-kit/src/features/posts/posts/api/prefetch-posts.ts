import type { QueryClient } from '@tanstack/react-query'
import type { LinkedPage } from '../../../../components/linked-page.ts'
import { readPostListUrl } from '../hooks/use-post-list-url.ts'
import { postListQuery, postQuery, waitingPostsQuery } from './post-queries.ts'

/** Fetches the list that a link to the dashboard shows. */
export async function prefetchPosts({ search, organizationId }: LinkedPage, queryClient: QueryClient) {
  if (organizationId === undefined) return
  const { filter, ...page } = readPostListUrl(search)
  await Promise.all([
    queryClient.prefetchQuery(postListQuery({ ...filter, ...page, organizationId })),
    queryClient.prefetchQuery(waitingPostsQuery(organizationId)),
  ])
}

/** Fetches a post, but not its suggestions: reading them reserves the next one for the member. */
export async function prefetchPost({ params }: LinkedPage, queryClient: QueryClient) {
  await queryClient.prefetchQuery(postQuery(params.postId!))
}
