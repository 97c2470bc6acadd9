import { settingsPath } from './settings-path.ts'

/** The part of the members section with the invitation form. */
export const INVITE_HASH = '#invite'

/** The path to invite members to an organization. */
export const invitePath = (organizationId: string): string =>
  `${settingsPath(organizationId, 'members')}${INVITE_HASH}`
