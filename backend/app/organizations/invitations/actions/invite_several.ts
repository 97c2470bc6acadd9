import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InviteResult, InvitedRole } from '#contract/organizations/data/invitation'
import { now } from '#core/runtime/clock'
import { emailKey } from '#core/database/search/email_key'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { countUpTo } from '#core/http/rate_limit/durable_limit'
import { dispatch } from '#core/jobs/dispatch'
import { User } from '#identity/public'
import SendInvitations from '#organizations/invitations/jobs/send_invitations'
import { listInvitationsOf } from '#organizations/invitations/queries/invitations'
import { closeInvitation, queueInvitations } from '#organizations/invitations/repositories/invitations'
import { invitationMailLimits } from '#organizations/invitations/repositories/mail_limits'
import { hasExpired } from '#organizations/invitations/rules/lifetime'
import { sortAddresses } from '#organizations/invitations/rules/sort_addresses'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

export interface InviteSeveralInput {
  organizationId: string
  inviter: User
  /** As they were sent, each with the address in it; null if there is none. */
  emails: readonly { sent: string; address: string | null }[]
  role?: InvitedRole
  /** Whether addresses without an account may be invited. */
  allowSignup?: boolean
}

/**
 * Invites several addresses to an organization; a job sends their mails. The mails beyond the limit of a day are sent when
 * it ends.
 */
export default class InviteSeveral {
  handle({
    organizationId,
    inviter,
    role = 'member',
    ...input
  }: InviteSeveralInput): Promise<InviteResult[]> {
    const { emails, allowSignup = false } = input
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const keys = emails.map(({ address }) => address && emailKey(address))
      const { accounts, expired, ...known } = await findKnown(trx, organizationId, keys)
      const sorted = sortAddresses(keys, { ...known, accounts: new Set(accounts.keys()) }, allowSignup)
      const newOnes = emails.filter((_, index) => sorted[index] === 'new').map(({ address }) => address!)
      const { within, availableIn } = await countUpTo(
        trx,
        invitationMailLimits(organizationId, inviter.id),
        newOnes.length,
      )
      const at = now()
      const later = new Date(at.getTime() + availableIn * 1_000)
      const queued = newOnes.map((email, place) => ({
        email: accounts.get(emailKey(email))?.email ?? email,
        sendAt: place < within ? at : later,
        isCounted: place < within,
      }))
      await closeInvitation(trx, ...newOnes.flatMap((email) => expired.get(emailKey(email)) ?? []))
      await queueInvitations(trx, { organizationId, role, inviterId: inviter.id }, queued)
      const entry = {
        organizationId,
        actorId: inviter.id,
        after: { role },
        action: 'invitation.sent',
      } as const
      await recordAudit(
        trx,
        ...queued.map(({ email }) => ({
          ...entry,
          subjectEmail: email,
          subjectUserId: accounts.get(emailKey(email))?.id,
        })),
      )
      if (queued.length > 0) {
        await dispatch(trx, SendInvitations, { organizationId })
        afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
      }
      const mails = queued.values()
      return emails.map(({ sent: email }, index) => {
        const outcome = sorted[index]!
        if (outcome !== 'new') return { email, outcome, sendAt: null }
        const { isCounted, sendAt } = mails.next().value!
        return isCounted
          ? { email, outcome: 'sent', sendAt: null }
          : { email, outcome: 'queued', sendAt: sendAt.toISOString() }
      })
    })
  }
}

/** The accounts, members and invitations of some addresses, by their keys. */
async function findKnown(
  trx: TransactionClientContract,
  organizationId: string,
  keys: readonly (string | null)[],
) {
  const asked = [...new Set(keys.filter((key) => key !== null))]
  const users = await User.query({ client: trx }).whereIn('emailKey', asked).select('id', 'email', 'emailKey')
  const memberships: { user_id: string }[] = await trx
    .from('memberships')
    .where('organization_id', organizationId)
    .whereIn(
      'user_id',
      users.map(({ id }) => id),
    )
    .select('user_id')
  const memberIds = new Set(memberships.map(({ user_id }) => user_id))
  const invitations = await listInvitationsOf(organizationId, asked, trx)
  return {
    accounts: new Map(users.map((user) => [user.emailKey, user])),
    members: new Set(users.filter(({ id }) => memberIds.has(id)).map((user) => user.emailKey)),
    invited: new Set(invitations.filter((row) => !hasExpired(row)).map((row) => row.email_key)),
    expired: new Map(invitations.filter(hasExpired).map((row) => [row.email_key, row.id])),
  }
}
