/** The part of the members section that invites people. */
export const INVITE_HASH = '#invite'

/** Where people are invited to an organization. */
export function invitePath(organizationId: string): string {
  return `/organizations/${organizationId}/settings/users${INVITE_HASH}`
}
