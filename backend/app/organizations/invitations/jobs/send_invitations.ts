import { Job } from '@adonisjs/queue'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { emailKey } from '#core/database/search/email_key'
import { inTransaction } from '#core/database/transactions/transaction'
import { countEach, countUpTo } from '#core/http/rate_limit/durable_limit'
import { dispatch } from '#core/jobs/dispatch'
import { recipientLimit, User } from '#identity/public'
import { queueInvitationMail } from '#organizations/invitations/mails/invitation_mail'
import type { InvitationRow } from '#organizations/invitations/queries/invitation_row'
import { listDueInvitations, nextInvitationDue } from '#organizations/invitations/queries/invitations'
import { organizationMailLimit } from '#organizations/invitations/repositories/mail_limits'
import { markSent, postponeInvitation } from '#organizations/invitations/repositories/invitations'
import { hasExpired } from '#organizations/invitations/rules/lifetime'
import { unseal } from '#organizations/invitations/rules/invitation_token'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

/** How many mails are queued in one transaction. */
const CHUNK = 50

/** Sends the mails of the invitations that are due, and continues when the next ones are. */
export default class SendInvitations extends Job<{ organizationId: string }> {
  static override options = { name: 'send_invitations' }

  async execute(): Promise<void> {
    const { organizationId } = this.payload
    while (await inTransaction((trx) => sendChunk(trx, organizationId)));
    await inTransaction(async (trx) => {
      const due = await nextInvitationDue(organizationId, trx)
      if (due === null) return
      const delay = Math.max(1_000, fromInstant(due).getTime() - now().getTime())
      await dispatch(trx, SendInvitations, { organizationId }, { delay })
    })
  }
}

/** Sends some of the due mails. False when none is due. */
async function sendChunk(trx: TransactionClientContract, organizationId: string): Promise<boolean> {
  const organization = await lockOrganization(trx, organizationId, { ifExists: true })
  if (!organization) return false
  const at = toInstant(now())
  const due = await listDueInvitations(organizationId, { at, limit: CHUNK }, trx)
  if (due.length === 0) return false
  const delays = await countMails(trx, organizationId, due)
  for (const [index, { id }] of due.entries())
    if (delays[index]! > 0)
      await postponeInvitation(trx, id, new Date(now().getTime() + delays[index]! * 1_000))
  const sent = due.filter((_, index) => delays[index] === 0)
  await queueMails(trx, organization.name, sent)
  await markSent(
    trx,
    sent.map(({ id }) => id),
  )
  return true
}

/** Counts mails against the limits of recipients and of the organization. Returns after how many seconds each may be sent. */
async function countMails(
  trx: TransactionClientContract,
  organizationId: string,
  due: readonly InvitationRow[],
): Promise<number[]> {
  const uncounted = due.filter((row) => !row.is_counted)
  const { within, availableIn } = await countUpTo(
    trx,
    [organizationMailLimit(organizationId)],
    uncounted.length,
  )
  const beyond = new Set(uncounted.slice(within))
  const ofRecipients = await countEach(
    trx,
    due.map(({ email }) => recipientLimit(email)),
  )
  return due.map((row, index) => Math.max(beyond.has(row) ? availableIn : 0, ofRecipients[index]!))
}

/** Queues the mails of invitations, except those that have ended with the right of their inviter, or cannot be decrypted. */
async function queueMails(
  trx: TransactionClientContract,
  organization: string,
  invitations: readonly InvitationRow[],
): Promise<void> {
  const keys = invitations.map(({ email }) => emailKey(email))
  const recipients = await User.query({ client: trx }).whereIn('emailKey', keys)
  const inviterIds = invitations.flatMap(({ inviter_id }) => inviter_id ?? [])
  const inviters = await User.query({ client: trx }).whereIn('id', [...new Set(inviterIds)])
  for (const row of invitations) {
    const { id, email, token: sealed, inviter_id } = row
    const inviter = inviters.find((user) => user.id === inviter_id)
    const token = unseal(id, sealed)
    if (!inviter || token === null || hasExpired(row)) continue
    const recipient = recipients.find((user) => user.emailKey === emailKey(email)) ?? null
    await queueInvitationMail(trx, { email, recipient, inviter, organization, token })
  }
}
