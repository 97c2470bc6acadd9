import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/clock'
import { FakeClock } from '#core/fake_clock'
import { accept, check, makeInvitation } from '#invitations/tests/support/invite'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'

const EMAIL = 'noor@example.org'
const WEEK = 7 * 24 * 60 * 60_000

const NOT_VALID = {
  valid: false,
  message: 'This invitation is not valid',
  isExistingUser: false,
  organization: null,
  invitedEmail: null,
  signUpEmail: null,
  isForYou: null,
}

test.group('Checking an invitation link', (group) => {
  rollBack(group)

  for (const token of ['short', 'x'.repeat(129), `${'x'.repeat(30)}%27--`, `${'x'.repeat(30)}%00`]) {
    test(`answers 404 for ${token.slice(0, 40)}`, async ({ assert }) => {
      assert.equal((await check(token)).status, 404)
    })
  }

  test('answers the same for every invalid link, to any caller', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const [team, deleted] = [await makeTeam(), await makeTeam()]
    const expired = await makeInvitation(team, team.stranger.email)
    clock.advance(WEEK)
    const used = await makeInvitation(team, deleted.stranger.email)
    await accept(used.token, deleted.stranger)
    const orphan = await makeInvitation(deleted, team.stranger.email)
    await db.from('organizations').where('id', deleted.organizationId).update({ deleted_at: '2026-01-01' })

    const tokens = ['a-token-nobody-was-given', expired.token, used.token, orphan.token]
    for (const token of tokens) {
      for (const as of [undefined, 'fan_guess', team.stranger, team.owner]) {
        const { status, body } = await check(token, as)
        assert.deepEqual([status, body], [200, NOT_VALID])
      }
    }
  })

  test('answers the organization and the address, in full only for its sign-up', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    const { token } = await makeInvitation(team, EMAIL)
    const { status, body } = await check(token)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      valid: true,
      message: 'You are invited to join Northwind.',
      isExistingUser: false,
      organization: { name: 'Northwind' },
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
