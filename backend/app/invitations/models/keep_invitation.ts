import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey } from '#accounts/public'
import type { InvitedRole } from '#contract/data/invitation'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import { newExpiry } from '#invitations/rules/lifetime'
import { seal } from '#invitations/tokens/sealed_token'
import { digest, newToken } from '#invitations/tokens/token'

interface NewInvitation {
  organizationId: string
  email: string
  role: InvitedRole
  inviterId: string
}

/** Keeps a new invitation in the place of an expired one. The database refuses a second open one for an address. */
export async function keepInvitation(
  trx: TransactionClientContract,
  { organizationId, email, role, inviterId }: NewInvitation,
): Promise<{ id: string; token: string }> {
  const [id, token, at] = [newId(), newToken(), toInstant(now())]
  const place = { organization_id: organizationId, email_key: emailKey(email) }
  await trx.from('invitations').where(place).where('expires_at', '<=', at).delete()
  await trx.table('invitations').insert({
    ...place,
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
