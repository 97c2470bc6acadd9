import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey } from '#users/public'
import type { InvitedRole } from '#contract/data/invitation'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import { invitationsOf } from '#invitations/queries/invitation_row'
import { digest, newToken, seal } from '#invitations/rules/invitation_token'
import { hasExpired, newExpiry } from '#invitations/rules/lifetime'

interface NewInvitation {
  organizationId: string
  email: string
  role: InvitedRole
  inviterId: string
}

/** Inserts an invitation, replacing an expired one. A unique index refuses a second open one for an address. */
export async function insertInvitation(
  trx: TransactionClientContract,
  { organizationId, email, role, inviterId }: NewInvitation,
): Promise<{ id: string; token: string }> {
  const [id, token, at] = [newId(), newToken(), toInstant(now())]
  const key = { organization_id: organizationId, email_key: emailKey(email) }
  const previous = await invitationsOf(organizationId, trx)
    .where('invitations.email_key', key.email_key)
    .first()
  if (previous && hasExpired(previous)) await deleteInvitation(trx, previous.id)
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

/** Gives an invitation a new token and a new expiry. Links sent before stop working. */
export async function renewInvitation(trx: TransactionClientContract, id: string): Promise<string> {
  const token = newToken()
  await trx
    .from('invitations')
    .where('id', id)
    .update({ hash: digest(token), token: seal(id, token), expires_at: toInstant(newExpiry()) })
  return token
}

/** Deletes an invitation unless its token has changed. Of simultaneous calls one returns true. */
export async function redeemInvitation(
  trx: TransactionClientContract,
  { id, hash }: { id: string; hash: string },
): Promise<boolean> {
  return Number(await trx.from('invitations').where({ id, hash }).delete()) === 1
}

/** Deletes an invitation. */
export async function deleteInvitation(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('invitations').where('id', id).delete()
}

/** Deletes all invitations of an organization. The caller has locked the organization. */
export async function deleteInvitations(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  await trx.from('invitations').where('organization_id', organizationId).delete()
}
