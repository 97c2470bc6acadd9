import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { accept, check, makeInvitation } from '#organizations/invitations/tests/support/invite'
import { deleteExpiredInvitations } from '#organizations/invitations/repositories/invitations'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const EMAIL = 'noor@example.org'
const WEEK = 7 * 24 * 60 * 60_000

const cancel = ({ organizationId, owner }: Team, id: string) =>
  callApi('DELETE', `/api/organizations/${organizationId}/invitations/${id}`, { as: owner })

const NOT_VALID = {
  valid: false,
  state: 'unknown',
  message: 'This invitation is not valid',
  isExistingUser: false,
  organization: null,
  invitedBy: null,
  invitedEmail: null,
  signUpEmail: null,
  isForYou: null,
}

test.group('Checking an invitation link', (group) => {
  rollBack(group)

  for (const token of ['short', 'x'.repeat(129), `${'x'.repeat(30)}%27--`, `${'x'.repeat(30)}%00`]) {
    test(`answers that ${token.slice(0, 40)} is not valid`, async ({ assert }) => {
      const { status, body } = await check(token)
      assert.deepEqual([status, body], [200, NOT_VALID])
    })
  }

  test('answers the same for every link that has ended, to any other caller', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const [team, deleted] = [await makeTeam(), await makeTeam()]
    const expired = await makeInvitation(team, team.stranger.email)
    clock.advance(WEEK)
    const used = await makeInvitation(team, deleted.stranger.email)
    await accept(used.token, deleted.stranger)
    const orphan = await makeInvitation(deleted, team.stranger.email)
    await db.from('organizations').where('id', deleted.organizationId).update({ deleted_at: '2026-01-01' })

    const cancelled = await makeInvitation(team, 'gone@example.org')
    await cancel(team, cancelled.id)
    const ENDED = { ...NOT_VALID, state: 'ended' }
    for (const as of [undefined, 'fan_guess', team.stranger, team.owner]) {
      for (const { token } of [expired, used, cancelled]) {
        assert.deepEqual((await check(token, as)).body, ENDED)
      }
      for (const token of ['a-token-nobody-was-given', orphan.token]) {
        assert.deepEqual((await check(token, as)).body, NOT_VALID)
      }
    }
  })

  test('tells the member who has joined by it, until they leave', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    const { token } = await makeInvitation(team, team.stranger.email)
    await accept(token, team.stranger)
    assert.deepInclude((await check(token, team.stranger)).body, {
      valid: false,
      state: 'joined',
      message: 'You are a member of Northwind already.',
      organization: { name: 'Northwind' },
      isForYou: true,
    })
    await callApi('POST', `/api/organizations/${team.organizationId}/leave`, { as: team.stranger })
    assert.equal((await check(token, team.stranger)).body!.state, 'ended')
  })

  test('says for thirty days that it has ended', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const { token, id } = await makeInvitation(team, EMAIL)
    await cancel(team, id)
    clock.advance(4 * WEEK)
    await deleteExpiredInvitations()
    assert.equal((await check(token)).body!.state, 'ended')
    clock.advance(WEEK)
    await deleteExpiredInvitations()
    assert.equal((await check(token)).body!.state, 'unknown')
  })

  test('answers the organization and the address, in full only for its sign-up', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    const { token } = await makeInvitation(team, EMAIL)
    const { status, body } = await check(token)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      valid: true,
      state: 'open',
      message: 'You are invited to join Northwind.',
      isExistingUser: false,
      organization: { name: 'Northwind' },
      invitedBy: team.owner.name,
      invitedEmail: 'n***@example.org',
      signUpEmail: EMAIL,
      isForYou: null,
    })
  })

  test("answers whether the address has an account, and whether it is the caller's", async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    for (const [as, isForYou] of [
      [undefined, null],
      ['fan_guess', null],
      [team.member, false],
      [team.stranger, true],
    ] as const) {
      assert.deepInclude((await check(token, as)).body, {
        valid: true,
        isExistingUser: true,
        signUpEmail: null,
        isForYou,
      })
    }
  })

  test('does not use up the invitation', async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    await check(token, team.stranger)
    await check(token, team.stranger)
    assert.equal((await accept(token, team.stranger)).status, 200)
  })

  test('is not cached', async ({ assert }) => {
    const { token } = await makeInvitation(await makeTeam(), EMAIL)
    assert.equal((await check(token)).headers.get('cache-control'), 'private, no-store, no-transform')
  })
})
