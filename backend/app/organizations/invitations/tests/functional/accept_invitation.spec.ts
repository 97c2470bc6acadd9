import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { auditOf } from '#organizations/invitations/tests/support/audit_of'
import { accept, check, makeInvitation, verdict } from '#organizations/invitations/tests/support/invite'
import MemberJoined from '#organizations/organizations/events/member_joined'
import ChangeRole from '#organizations/organizations/actions/change_role'
import AddMember from '#organizations/organizations/actions/add_member'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { findMembership } from '#organizations/organizations/queries/find_membership'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { setUp } from '#tests/set_up'

const WEEK = 7 * 24 * 60 * 60_000

const membersOf = async ({ organizationId }: Team) =>
  (await db.from('organizations').where('id', organizationId).firstOrFail()).members_count

test.group('Accepting an invitation', (group) => {
  rollBack(group)
  setUp(group)

  test('requires a session and leaves the invitation open', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    assert.equal(verdict(await accept(token)), 'UNAUTHENTICATED')
    assert.equal(verdict(await accept(token, team.stranger)), '200')
  })

  test('refuses every other user, members included, and leaves the invitation open', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, 'noor@example.org')
    for (const as of [team.stranger, team.member, team.owner]) {
      const answer = await accept(token, as)
      assert.deepEqual([answer.status, verdict(answer)], [403, 'INVITATION_FOR_ANOTHER'])
    }
    assert.isNull(await findMembership(team.stranger.id, team.organizationId))
    const invitee = await makeUser({ email: 'NOOR@example.org' })
    assert.equal(verdict(await accept(token, invitee)), '200')
  })

  test('refuses an unknown and a malformed token', async ({ assert }) => {
    const { stranger } = await makeTeam()
    const unknown = await accept('a-token-nobody-was-given', stranger)
    assert.deepEqual([unknown.status, verdict(unknown)], [404, 'INVITATION_NOT_FOUND'])
    for (const token of [null, '', 7, ['a'], { a: 1 }, 'x'.repeat(129)]) {
      const path = '/api/organizations/invitations/approve'
      assert.equal((await callApi('POST', path, { as: stranger, body: { token } })).status, 422)
    }
  })

  test('refuses after a week, and tells only the invited user that it expired', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    clock.advance(WEEK)
    const answer = await accept(token, team.stranger)
    assert.deepEqual([answer.status, verdict(answer)], [409, 'INVITATION_EXPIRED'])
    assert.equal(verdict(await accept(token, team.member)), 'INVITATION_FOR_ANOTHER')
    assert.isNull(await findMembership(team.stranger.id, team.organizationId))
  })

  for (const [what, end] of [
    [
      'has been removed',
      ({ organizationId, owner, admin }: Team) =>
        new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id }),
    ],
    [
      'is a member only',
      ({ organizationId, owner, admin }: Team) =>
        new ChangeRole().handle({ organizationId, actorId: owner.id, userId: admin.id, role: 'member' }),
    ],
    ['has deleted their account', ({ admin }: Team) => admin.delete()],
  ] as const) {
    test(`as admin is refused when the inviter ${what}, and the address can be invited again`, async ({
      assert,
    }) => {
      const team = await makeTeam()
      const { stranger } = team
      const { token } = await makeInvitation(team, stranger.email, { role: 'admin' }, team.admin)
      await end(team)
      const answer = await accept(token, stranger)
      assert.deepEqual([answer.status, verdict(answer)], [409, 'INVITATION_EXPIRED'])
      assert.isFalse((await check(token)).body?.valid)
      await makeInvitation(team, stranger.email, { role: 'admin' })
    })
  }

  test('as member stays open when the inviter has left', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, admin, stranger } = team
    const { token } = await makeInvitation(team, stranger.email, {}, admin)
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    assert.equal((await accept(token, stranger)).status, 200)
  })

  test('refuses when the organization has been deleted', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    await db.from('organizations').where('id', team.organizationId).update({ deleted_at: '2026-01-01' })
    assert.equal(verdict(await accept(token, team.stranger)), 'INVITATION_NOT_FOUND')
    assert.equal(await membersOf(team), 3)
  })

  test('works once, and answers the same again while the user is a member', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, stranger } = team
    const { token } = await makeInvitation(team, stranger.email)
    const first = await accept(token, stranger)
    const second = await accept(token, stranger)
    assert.deepEqual([second.status, second.body], [200, first.body])
    assert.equal(await membersOf(team), 4)
    assert.lengthOf(await auditOf(organizationId), 2)
    assert.equal(verdict(await accept(token, owner)), 'INVITATION_NOT_FOUND')
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: stranger.id })
    assert.equal(verdict(await accept(token, stranger)), 'INVITATION_NOT_FOUND')
    assert.equal(await membersOf(team), 3)
  })

  test('makes one membership of two presses at the same time', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    const answers = await Promise.all([accept(token, team.stranger), accept(token, team.stranger)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    assert.equal(await membersOf(team), 4)
  })

  for (const role of ['member', 'admin'] as const) {
    test(`creates a membership with the invited role: ${role}`, async ({ assert, cleanup }) => {
      const team = await makeTeam('Northwind')
      const { organizationId, stranger } = team
      const { token } = await makeInvitation(team, stranger.email, { role })
      const events = emitter.fake([MemberJoined])
      cleanup(() => emitter.restore())
      const { status, body } = await accept(token, stranger)
      assert.equal(status, 200)
      assert.deepEqual(body, { message: 'You are now a member of Northwind.', organizationId })
      assert.equal((await findMembership(stranger.id, organizationId))?.role, role)
      assert.equal(await membersOf(team), 4)
      events.assertEmittedCount(MemberJoined, 1)
      events.assertEmitted(
        MemberJoined,
        ({ data }) => data.organizationId === organizationId && data.userId === stranger.id,
      )
    })
  }

  test('uses up the invitation of a user who is already a member, without changes', async ({
    assert,
    cleanup,
  }) => {
    const team = await makeTeam()
    const { organizationId, stranger } = team
    const { token } = await makeInvitation(team, stranger.email, { role: 'admin' })
    await new AddMember().handle({ organizationId, userId: stranger.id, role: 'member' })
    const events = emitter.fake([MemberJoined])
    cleanup(() => emitter.restore())
    assert.equal(verdict(await accept(token, stranger)), '200')
    assert.equal((await findMembership(stranger.id, organizationId))?.role, 'member')
    assert.equal(await membersOf(team), 4)
    assert.lengthOf(await db.from('invitations'), 0)
    events.assertNoneEmitted()
  })

  test('does not verify the email address, because the link may have been forwarded', async ({ assert }) => {
    const team = await makeTeam()
    await team.stranger.merge({ emailVerifiedAt: null }).save()
    const { token } = await makeInvitation(team, team.stranger.email)
    await accept(token, team.stranger)
    assert.isNull((await team.stranger.refresh()).emailVerifiedAt)
  })

  test('works for a user who signs up with the invited address', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, 'noor@example.org')
    const account = { name: 'Noor', email: 'Noor@example.org', password: 'Bright-Morning!7' }
    const { body } = await callApi('POST', '/api/auth/register', { body: account })
    assert.equal(verdict(await accept(token, String(body!.token))), '200')
  })

  test('is recorded in the audit log', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    await accept(token, team.stranger)
    assert.deepEqual((await auditOf(team.organizationId)).at(-1), {
      action: 'member.joined',
      actor_id: team.stranger.id,
      subject: 'Sam Stranger',
      before: null,
      after: { role: 'member' },
    })
  })
})
