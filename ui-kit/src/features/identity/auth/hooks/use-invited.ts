import { useQuery } from '@tanstack/react-query'
import { invitationCheckQuery } from '../../../../components/invitation-check.ts'

/** The invitation that a visitor signs up for. */
export interface Invited {
  isValid: true
  /** The name of the organization. */
  organization: string
  /** The address of the invitation; null when it has an account. */
  email: string | null
}

/** An invitation that does not work. */
export interface NotInvited {
  isValid: false
  /** Whether the link has worked before. */
  hasEnded: boolean
}

/** The organization of an invitation; undefined while it is being checked, null without one and when the check fails. */
export function useInvited(invitation: string | null): Invited | NotInvited | null | undefined {
  const { data, isLoading } = useQuery({
    ...invitationCheckQuery(invitation ?? '', null),
    enabled: invitation !== null,
  })
  if (isLoading) return undefined
  if (data === undefined) return null
  const { valid, state, organization, signUpEmail } = data
  if (!valid || organization === null) return { isValid: false, hasEnded: state !== 'unknown' }
  return { isValid: true, organization: organization.name, email: signUpEmail }
}
