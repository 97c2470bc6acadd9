import { use } from 'react'
import { CurrentOrganizationContext } from '../../session/current-organization.ts'

/** Where a post is shared in the current organization; null while there is none. */
export function useSharePath(): string | null {
  const current = use(CurrentOrganizationContext)?.current
  return current?.can.createPost ? `/${current.id}/create-post` : null
}
