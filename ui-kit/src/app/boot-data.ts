import type { QueryClient } from '@tanstack/react-query'
import type { BootData } from '@fanfare/contract/data/boot.ts'
import { publicOrganizationQuery, publicPostQuery } from '../features/community/api/community-queries.ts'

/** The data embedded in the page; null on pages without any. */
export function readBootData(page: Document): BootData | null {
  const text = page.querySelector('#boot')?.textContent
  return text ? (JSON.parse(text) as BootData) : null
}

/** Puts the embedded data into the cache. */
export function seedCache(queryClient: QueryClient, boot: BootData | null): void {
  if (boot === null) return
  switch (boot.kind) {
    case 'public-post': {
      const { post } = boot
      const { queryKey } = publicPostQuery(post.organization.slug, post.slug)
      return void queryClient.setQueryData(queryKey, { post })
    }
    case 'public-organization': {
      const { organization } = boot
      const { queryKey } = publicOrganizationQuery(organization.slug)
      return void queryClient.setQueryData(queryKey, { organization })
    }
    default:
      return boot satisfies never
  }
}
