import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey } from '#core/database/search/email_key'
import type { InvitedRole } from '#contract/organizations/data/invitation'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { invitationsOf } from '#organizations/invitations/queries/invitation_row'
import { insertClosedInvitations } from '#organizations/invitations/repositories/closed_invitations'
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
  await trx.table('invitations').insert({
    ...key,
    id,
    email,
    role,
    invited_by: inviterId,
    hash: digest(token),
    token: seal(id, token),
    created_at: at,
    expires_at: toInstant(newExpiry()),
  })
  return { id, token }
}

/** Gives an invitation a new token and expiry. Earlier links stop working. */
export async function renewInvitation(trx: TransactionClientContract, id: string): Promise<string> {
  const token = newToken()
  await insertClosedInvitations(trx, await trx.from('invitations').where('id', id).select(CLOSED))
  await trx
    .from('invitations')
    .where('id', id)
    .update({ hash: digest(token), token: seal(id, token), expires_at: toInstant(newExpiry()) })
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

/** Closes an invitation that was not accepted. */
export async function closeInvitation(trx: TransactionClientContract, id: string): Promise<void> {
  await insertClosedInvitations(trx, await trx.from('invitations').where('id', id).select(CLOSED))
  await trx.from('invitations').where('id', id).delete()
}

/** Closes all invitations of an organization. The caller has locked the organization. */
export async function closeInvitations(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  const open = await trx.from('invitations').where('organization_id', organizationId).select(CLOSED)
  await insertClosedInvitations(trx, open)
  await trx.from('invitations').where('organization_id', organizationId).delete()
}

/** Deletes invitations that expired or were closed thirty days ago. */
export async function deleteExpiredInvitations(): Promise<void> {
  const before = new Date(now().getTime() - SHOWN_MS)
  await inTransaction(async (trx) => {
    await trx.from('invitations').where('expires_at', '<', toInstant(before)).delete()
    await trx.from('closed_invitations').where('closed_at', '<', toInstant(before)).delete()
  })
}
