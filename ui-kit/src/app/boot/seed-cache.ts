import type { QueryClient } from '@tanstack/react-query'
import { publicOrganizationQuery, publicPostQuery } from '../../features/community/api/community-queries.ts'
import type { BootData } from './boot-data.ts'

/** Puts what the server left in the page where the screen will look for it. */
export function seedCache(queryClient: QueryClient, boot: BootData | null): void {
  if (boot === null) return
  switch (boot.kind) {
    case 'public-post': {
      const { post } = boot
      return void queryClient.setQueryData(publicPostQuery(post.organization.slug, post.slug).queryKey, {
        post,
      })
    }
    case 'public-organization': {
      const { organization } = boot
      return void queryClient.setQueryData(publicOrganizationQuery(organization.slug).queryKey, {
        organization,
      })
    }
    default:
      return boot satisfies never
  }
}
