import { useQuery } from '@tanstack/react-query'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { postListQuery } from '../api/post-queries.ts'

/** How many posts an organization has: by its list, which follows new posts, or by itself until that is loaded. */
export function usePostsTotal(organization: Organization | null): number | undefined {
  const { data } = useQuery({
    ...postListQuery({ organizationId: organization?.id ?? '', page: 1 }),
    enabled: organization !== null,
  })
  return data?.total ?? organization?.postsCount
}
