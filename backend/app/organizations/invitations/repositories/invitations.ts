import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey } from '#core/database/search/email_key'
import type { InvitedRole } from '#contract/organizations/data/invitation'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { invitationsOf } from '#organizations/invitations/queries/invitation_row'
import { insertClosedInvitations } from '#organizations/invitations/repositories/closed_invitations'
import { endInviteLink } from '#organizations/invitations/repositories/invite_links'
import { digest, newToken, seal } from '#organizations/invitations/rules/invitation_token'
import { hasExpired, newExpiry } from '#organizations/invitations/rules/lifetime'

/** The columns kept of a closed invitation. */
const CLOSED = ['hash', 'organization_id']

/** How long admins see an expired invitation, and the page of a closed one says that it is closed. */
const SHOWN_MS = 30 * 86_400_000

interface NewInvitation {
  organizationId: string
  email: string
  role: InvitedRole
  inviterId: string
}

/** Inserts an invitation, replacing an expired one. A unique index refuses a second open one for the same address. */
export async function insertInvitation(
  trx: TransactionClientContract,
  { organizationId, email, role, inviterId }: NewInvitation,
): Promise<{ id: string; token: string }> {
  const [id, token, at] = [newId(), newToken(), toInstant(now())]
  const key = { organization_id: organizationId, email_key: emailKey(email) }
  const previous = await invitationsOf(organizationId, trx)
    .where('invitations.email_key', key.email_key)
    .first()
  if (previous && hasExpired(previous)) await closeInvitation(trx, previous.id)
  const named = { ...key, email, role, invited_by: inviterId, created_at: at }
  await trx
    .table('invitations')
    .insert({ ...named, ...secretOf(id, token), expires_at: toInstant(newExpiry()) })
  return { id, token }
}

/** The id of an invitation, and how its token is stored. */
const secretOf = (id: string, token: string) => ({ id, hash: digest(token), token: seal(id, token) })

interface QueuedInvitation {
  email: string
  /** When the mail is sent. */
  sendAt: Date
  /** Whether the mail is counted against the limits of a day. */
  isCounted: boolean
}

/**
 * Inserts invitations whose mails a job sends. The caller has locked the organization, and closed expired invitations of
 * the same addresses.
 */
export async function queueInvitations(
  trx: TransactionClientContract,
  { organizationId, role, inviterId }: Omit<NewInvitation, 'email'>,
  queued: readonly QueuedInvitation[],
): Promise<void> {
  if (queued.length === 0) return
  const created_at = toInstant(now())
  const rows = queued.map(({ email, sendAt, isCounted }) => ({
    ...secretOf(newId(), newToken()),
    organization_id: organizationId,
    email,
    email_key: emailKey(email),
    role,
    invited_by: inviterId,
    created_at,
    expires_at: toInstant(newExpiry(sendAt)),
    sends_at: toInstant(sendAt),
    is_counted: isCounted,
  }))
  await trx.table('invitations').multiInsert(rows)
}

/** Records that the mails of invitations are sent. */
export async function markSent(trx: TransactionClientContract, ids: readonly string[]): Promise<void> {
  await trx
    .from('invitations')
    .whereIn('id', [...ids])
    .update({ sends_at: null, is_counted: true })
}

/** Sends the mail of an invitation later, which then expires later too. */
export async function postponeInvitation(
  trx: TransactionClientContract,
  id: string,
  sendAt: Date,
): Promise<void> {
  const times = { sends_at: toInstant(sendAt), expires_at: toInstant(newExpiry(sendAt)) }
  await trx.from('invitations').where('id', id).update(times)
}

/** Gives an invitation a new token and expiry. Earlier links stop working. */
export async function renewInvitation(trx: TransactionClientContract, id: string): Promise<string> {
  const token = newToken()
  await insertClosedInvitations(trx, await trx.from('invitations').where('id', id).select(CLOSED))
  await trx
    .from('invitations')
    .where('id', id)
    .update({ ...secretOf(id, token), expires_at: toInstant(newExpiry()), sends_at: null, is_counted: true })
  return token
}

/** Accepts an invitation unless its token has changed. Of simultaneous calls only one returns true. */
export async function redeemInvitation(
  trx: TransactionClientContract,
  { id, hash, organization_id }: { id: string; hash: string; organization_id: string },
  userId: string,
): Promise<boolean> {
  if (Number(await trx.from('invitations').where({ id, hash }).delete()) !== 1) return false
  await insertClosedInvitations(trx, [{ hash, organization_id }], userId)
  return true
}

/** Closes invitations that were not accepted. */
export async function closeInvitation(
  trx: TransactionClientContract,
  ...ids: readonly string[]
): Promise<void> {
  if (ids.length === 0) return
  await insertClosedInvitations(
    trx,
    await trx
      .from('invitations')
      .whereIn('id', [...ids])
      .select(CLOSED),
  )
  await trx
    .from('invitations')
    .whereIn('id', [...ids])
    .delete()
}

/** Closes all invitations of an organization, and its invite link. The caller has locked the organization. */
export async function closeInvitations(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  const open = await trx.from('invitations').where('organization_id', organizationId).select(CLOSED)
  await insertClosedInvitations(trx, open)
  await trx.from('invitations').where('organization_id', organizationId).delete()
  await endInviteLink(trx, organizationId)
}

/** Deletes invitations that expired or were closed thirty days ago. */
export async function deleteExpiredInvitations(): Promise<void> {
  const before = new Date(now().getTime() - SHOWN_MS)
  await inTransaction(async (trx) => {
    await trx.from('invitations').where('expires_at', '<', toInstant(before)).delete()
    await trx.from('closed_invitations').where('closed_at', '<', toInstant(before)).delete()
  })
}
