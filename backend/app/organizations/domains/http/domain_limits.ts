import env from '#start/env'
import { countRequest, limitFailures, type DurableLimit } from '#core/http/rate_limit/durable_limit'
import { limitOf } from '#core/http/rate_limit/limit_of'
import { limitMail } from '#identity/public'

const DAY_SECONDS = 86_400
const { window } = env.limits

const LIMITS = {
  mailsToDomain: { key: 'domain:mail', requests: 5, duration: DAY_SECONDS },
  mailsOfOrganization: { key: 'domain:mail:organization', requests: 10, duration: DAY_SECONDS },
  checks: { key: 'domain:check', requests: 30, duration: window },
  codes: { key: 'domain:code', requests: 10, duration: 3_600 },
  asking: { key: 'domain:join', requests: 10, duration: DAY_SECONDS },
} as const satisfies Record<string, DurableLimit>

interface CodeMail {
  organizationId: string
  userId: string
  domain: string
  /** The recipient. */
  email: string
  /** Of the client. */
  address: string
}

/** Limits the mails to a domain, which need not be the one of the owner who asks for them. Refused ones count too. */
export async function limitCodeMails({ organizationId, domain, ...mail }: CodeMail): Promise<void> {
  await countRequest([
    limitOf(LIMITS.mailsOfOrganization, organizationId),
    limitOf(LIMITS.mailsToDomain, domain),
  ])
  await limitMail(mail)
}

/** Limits look-ups per organization. */
export const limitChecks = (organizationId: string): Promise<void> =>
  countRequest([limitOf(LIMITS.checks, organizationId)])

/** Limits wrong codes per domain. */
export const limitCodes = <T>(domainId: string, redeem: () => Promise<T>): Promise<T> =>
  limitFailures([limitOf(LIMITS.codes, domainId)], redeem)

/** Limits how often a person joins or asks, and so the mails to admins. */
export const limitJoining = (userId: string): Promise<void> => countRequest([limitOf(LIMITS.asking, userId)])
