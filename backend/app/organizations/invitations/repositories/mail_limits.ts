import env from '#start/env'
import type { DurableLimit } from '#core/http/rate_limit/durable_limit'
import { limitOf } from '#core/http/rate_limit/limit_of'

const DAY_SECONDS = 86_400

const ofOrganizations = {
  key: 'invitation:organization',
  requests: env.limits.invitations,
  duration: DAY_SECONDS,
} as const
const ofUsers = { key: 'invitation:user', requests: env.limits.invitations, duration: DAY_SECONDS } as const

/** The limit of the invitation mails of an organization. */
export const organizationMailLimit = (organizationId: string): DurableLimit =>
  limitOf(ofOrganizations, organizationId)

/** The limits of the invitation mails of an organization in the name of a user. */
export const invitationMailLimits = (organizationId: string, userId: string): DurableLimit[] => [
  limitOf(ofUsers, userId),
  organizationMailLimit(organizationId),
]
