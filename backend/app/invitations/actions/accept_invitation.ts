import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#users/public'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { invitationExpired, invitationForAnother, invitationNotFound } from '#invitations/errors'
import { findOpenInvitation, type OpenInvitation } from '#invitations/queries/find_open_invitation'
import { redeemInvitation } from '#invitations/repositories/invitations'
import { hasExpired } from '#invitations/rules/lifetime'
import MemberJoined from '#organizations/events/member_joined'
import {
  findMembership,
  insertMembership,
  lockOrganizationIfExists,
  recordAudit,
} from '#organizations/public'

/**
 * Makes the invited user a member. An invitation works once, also for somebody who is a member already.
 * It does not verify the email address: an admin may have passed the link on by other means.
 */
export default class AcceptInvitation {
  handle(token: string, user: User): Promise<OpenInvitation> {
    return inTransaction(async (trx) => {
      const invitation = await findOpenInvitation(token, trx)
      if (!invitation) throw invitationNotFound()
      if (invitation.email_key !== user.emailKey) throw invitationForAnother()
      if (hasExpired(invitation)) throw invitationExpired()
      const organization = await lockOrganizationIfExists(trx, invitation.organization_id)
      if (!organization || !(await redeemInvitation(trx, invitation))) throw invitationNotFound()
      const membership = await findMembership(user.id, organization.id, trx)
      if (!membership) await join(trx, invitation, user)
      return invitation
    })
  }
}

async function join(trx: TransactionClientContract, invitation: OpenInvitation, user: User): Promise<void> {
  const { organization_id: organizationId, role } = invitation
  await insertMembership(trx, { organizationId, userId: user.id, role })
  const entry = { organizationId, actorId: user.id, subject: user.name, after: { role } }
  await recordAudit(trx, { ...entry, action: 'member.joined' })
  afterCommit(trx, () => MemberJoined.dispatch(organizationId, user.id))
}
