import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#accounts/public'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { invitationExpired, invitationForAnother, invitationNotFound } from '#invitations/errors'
import { findOpenInvitation, type OpenInvitation } from '#invitations/queries/find_open_invitation'
import { hasExpired } from '#invitations/rules/lifetime'
import MemberJoined from '#organizations/events/member_joined'
import { enrol, holdOrganizationIfAny, recordAudit } from '#organizations/public'

/**
 * Makes the person who was invited a member, once. Who has become one in another way uses the invitation up.
 * A link proves nothing about the mailbox: an admin may have handed it on.
 */
export default class AcceptInvitation {
  handle(token: string, user: User): Promise<OpenInvitation> {
    return inTransaction(async (trx) => {
      const invitation = await findOpenInvitation(token, trx)
      if (!invitation) throw invitationNotFound()
      if (invitation.email_key !== user.emailKey) throw invitationForAnother()
      if (hasExpired(invitation.expires_at)) throw invitationExpired()
      if (!(await take(trx, invitation))) throw invitationNotFound()
      if (!(await belongs(trx, invitation, user))) await join(trx, invitation, user)
      return invitation
    })
  }
}

/** Of several who answer, cancel or renew one invitation at once, the first leaves it to nobody else. */
async function take(trx: TransactionClientContract, invitation: OpenInvitation): Promise<boolean> {
  const { id, hash, organization_id } = invitation
  if (!(await holdOrganizationIfAny(trx, organization_id))) return false
  return Number(await trx.from('invitations').where({ id, hash }).delete()) === 1
}

async function belongs(
  trx: TransactionClientContract,
  { organization_id }: OpenInvitation,
  { id }: User,
): Promise<boolean> {
  return (await trx.from('memberships').where({ organization_id, user_id: id }).first()) !== null
}

async function join(trx: TransactionClientContract, invitation: OpenInvitation, user: User): Promise<void> {
  const { organization_id: organizationId, role } = invitation
  await enrol(trx, { organizationId, userId: user.id, role })
  const entry = { organizationId, actorId: user.id, subject: user.name, after: { role } }
  await recordAudit(trx, { ...entry, action: 'member.joined' })
  afterCommit(trx, () => MemberJoined.dispatch(organizationId, user.id))
}
