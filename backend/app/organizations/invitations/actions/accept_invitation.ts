import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#identity/public'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import {
  invitationExpired,
  invitationForAnother,
  invitationNotFound,
} from '#organizations/invitations/errors'
import { findClosedInvitation } from '#organizations/invitations/queries/find_closed_invitation'
import {
  findOpenInvitation,
  type OpenInvitation,
} from '#organizations/invitations/queries/find_open_invitation'
import { findInviteLinkByToken } from '#organizations/invitations/queries/invite_link'
import { countUse } from '#organizations/invitations/repositories/invite_links'
import { redeemInvitation } from '#organizations/invitations/repositories/invitations'
import { hasEnded, hasExpired } from '#organizations/invitations/rules/lifetime'
import MemberJoined from '#organizations/organizations/events/member_joined'
import { assignSubject } from '#organizations/organizations/repositories/audit_subjects'
import { listManagerIds } from '#organizations/organizations/queries/joined_members'
import { findMembership } from '#organizations/organizations/queries/find_membership'
import { insertMembership } from '#organizations/organizations/repositories/memberships'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

type Invited = Pick<OpenInvitation, 'organization_id' | 'role'>

/** The organization that a user has joined. */
export type Joined = Pick<OpenInvitation, 'organization_id' | 'organization_name'>

/**
 * Makes the invited user, or a user with an invite link, a member. An invitation is used up once, even by a user who is
 * already a member; repeating the request has the same response. Does not verify the email address, because an admin may have passed the link on in
 * another way.
 */
export default class AcceptInvitation {
  handle(token: string, user: User): Promise<Joined> {
    return inTransaction(async (trx) => {
      const invitation = await findOpenInvitation(token, trx)
      if (!invitation) return (await joinByLink(trx, token, user)) ?? joinedBefore(trx, token, user)
      if (invitation.email_key !== user.emailKey) throw invitationForAnother()
      if (hasExpired(invitation)) throw invitationExpired()
      const organization = await lockOrganization(trx, invitation.organization_id, { ifExists: true })
      if (!organization) throw invitationNotFound()
      if (!(await redeemInvitation(trx, invitation, user.id))) return joinedBefore(trx, token, user)
      const membership = await findMembership(user.id, organization.id, trx)
      if (!membership) await join(trx, invitation, user)
      return invitation
    })
  }
}

async function joinedBefore(trx: TransactionClientContract, token: string, user: User): Promise<Joined> {
  const closed = await findClosedInvitation(token, trx)
  if (!closed?.organization_name || closed.member_id !== user.id) throw invitationNotFound()
  return { organization_id: closed.organization_id, organization_name: closed.organization_name }
}

/** Null without an invite link with this token. A member does not use it up. */
async function joinByLink(trx: TransactionClientContract, token: string, user: User): Promise<Joined | null> {
  const link = await findInviteLinkByToken(token, trx)
  if (!link) return null
  const organization = await lockOrganization(trx, link.organization_id, { ifExists: true })
  if (!organization) throw invitationNotFound()
  if (await findMembership(user.id, organization.id, trx)) return link
  if (hasEnded(link) || !(await countUse(trx, link.id))) throw invitationExpired()
  await join(trx, link, user)
  return link
}

async function join(trx: TransactionClientContract, invitation: Invited, user: User): Promise<void> {
  const { organization_id: organizationId, role } = invitation
  await insertMembership(trx, { organizationId, userId: user.id, role }, { isInvited: true })
  await assignSubject(trx, { organizationId, emailKey: user.emailKey, userId: user.id })
  const entry = { organizationId, actorId: user.id, subject: user.name, after: { role } }
  await recordAudit(trx, { ...entry, subjectUserId: user.id, action: 'member.joined' })
  const notified = await listManagerIds(trx, organizationId, user.id)
  afterCommit(trx, () => MemberJoined.dispatch(organizationId, user.id, notified))
}
