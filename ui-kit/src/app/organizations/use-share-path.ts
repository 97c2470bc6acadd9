import { use } from 'react'
import { CurrentOrganizationContext } from '../../platform/session/current-organization.ts'

/** The path of the form that shares a post in the current organization; null without an organization or the permission. */
export function useSharePath(): string | null {
  const current = use(CurrentOrganizationContext)?.current
  return current?.can.createPost ? `/${current.id}/create-post` : null
}
