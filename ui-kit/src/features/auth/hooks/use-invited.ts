import { useQuery } from '@tanstack/react-query'
import { invitationCheckQuery } from '../../../components/invitation-check.ts'

/** What a visitor signs up for. */
export interface Invited {
  /** The name of the organization. */
  organization: string
  /** The address of the invitation; null when it has an account. */
  email: string | null
}

/** What a valid invitation is for; undefined while it is being checked, null without one. */
export function useInvited(invitation: string | null): Invited | null | undefined {
  const { data, isLoading } = useQuery({
    ...invitationCheckQuery(invitation ?? '', null),
    enabled: invitation !== null,
  })
  if (isLoading) return undefined
  if (!data?.valid || data.organization === null) return null
  return { organization: data.organization.name, email: data.signUpEmail }
}
