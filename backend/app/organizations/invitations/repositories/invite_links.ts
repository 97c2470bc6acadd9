import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InvitedRole } from '#contract/organizations/data/invitation'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { hasUpdated } from '#core/database/sql/results'
import { newId } from '#core/runtime/ids'
import { insertClosedInvitations } from '#organizations/invitations/repositories/closed_invitations'
import { digest, newToken, seal } from '#organizations/invitations/rules/invitation_token'

interface NewInviteLink {
  organizationId: string
  role: InvitedRole
  creatorId: string
  expiresAt: Date | null
  usesMax: number | null
}

/** Inserts the invite link of a locked organization that has none. */
export async function insertInviteLink(trx: TransactionClientContract, link: NewInviteLink): Promise<void> {
  const [id, token] = [newId(), newToken()]
  await trx.table('invite_links').insert({
    id,
    organization_id: link.organizationId,
    role: link.role,
    created_by: link.creatorId,
    hash: digest(token),
    token: seal(id, token),
    uses: 0,
    uses_max: link.usesMax,
    created_at: toInstant(now()),
    expires_at: link.expiresAt && toInstant(link.expiresAt),
  })
}

/** Ends the invite link of a locked organization; its page says so for a while. False without one. */
export async function endInviteLink(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<boolean> {
  const link = trx.from('invite_links').where('organization_id', organizationId)
  const ended = await link.clone().select('hash', 'organization_id')
  await insertClosedInvitations(trx, ended)
  await link.delete()
  return ended.length > 0
}

/** Counts a use of an invite link. Of simultaneous ones, no more than `uses_max` return true. */
export function countUse(trx: TransactionClientContract, id: string): Promise<boolean> {
  const open = trx
    .from('invite_links')
    .where({ id })
    .where((link) => link.whereNull('uses_max').orWhereColumn('uses', '<', 'uses_max'))
  return hasUpdated(open.increment('uses', 1))
}
