import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { InviteLink, InviteLinkAnswer } from '#contract/organizations/data/invitation'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { accept, check, verdict } from '#organizations/invitations/tests/support/invite'
import ChangeRole from '#organizations/organizations/actions/change_role'
import { findMembership } from '#organizations/organizations/queries/find_membership'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { dialect } from '#tests/tags'
import type User from '#identity/users/models/user'

const DAY = 86_400_000
const pathOf = ({ organizationId }: Team) => `/api/organizations/${organizationId}/invite-link`

const put = (team: Team, body: object = {}, as: User = team.owner) =>
  callApi('PUT', pathOf(team), { as, body })

async function linkOf(team: Team, as: User = team.owner): Promise<InviteLink | null> {
  const { body } = await callApi('GET', pathOf(team), { as })
  return (body as unknown as InviteLinkAnswer).inviteLink
}

/** Makes the link of an organization; returns its token. */
async function makeLink(team: Team, body: object = {}, as?: User): Promise<string> {
  const answer = (await put(team, body, as)).body as unknown as InviteLinkAnswer
  return answer.inviteLink!.link.split('/').at(-1)!
}

const stateOf = async (token: string, as?: User) => (await check(token, as)).body!.state

test.group('The invite link of an organization', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  for (const body of [{ role: 'owner' }, { days: 0 }, { days: 1.5 }, { usesMax: 0 }, { usesMax: '3' }])
    test(`is refused with ${JSON.stringify(body)}`, async ({ assert }) => {
      const team = await makeTeam()
      assert.equal((await put(team, body)).status, 422)
      assert.isNull(await linkOf(team))
    })

  test('is made and seen by those who manage members only', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await put(team, {}, team.member)), 'FORBIDDEN')
    assert.equal(verdict(await put(team, {}, team.stranger)), 'ORG_NOT_FOUND')
    await makeLink(team, { role: 'admin', days: 7, usesMax: 3 }, team.admin)
    const link = await linkOf(team)
    assert.containSubset(link, {
      role: 'admin',
      createdBy: { id: team.admin.id, name: 'Adam Admin' },
      expiresAt: new Date(clock.now().getTime() + 7 * DAY).toISOString(),
      uses: 0,
      usesMax: 3,
      hasEnded: false,
    })
    assert.match(link!.link, /^http:\/\/fanfare\.test\/invitation\/[\w-]{43}$/)
  })

  test('says to visitors who invites into what, and names no address', async ({ assert }) => {
    const team = await makeTeam()
    const token = await makeLink(team)
    const { body } = await check(token)
    assert.containSubset(body, {
      valid: true,
      state: 'open',
      invitedBy: team.owner.name,
      invitedEmail: null,
      signUpEmail: null,
      isForYou: null,
    })
  })

  test('makes everyone a member who opens it, with its role, and counts them', async ({ assert }) => {
    const team = await makeTeam()
    const token = await makeLink(team, { role: 'admin' })
    assert.equal(verdict(await accept(token)), 'UNAUTHENTICATED')
    for (const person of [team.stranger, await makeUser()]) {
      assert.equal(verdict(await accept(token, person)), '200')
      assert.equal((await findMembership(person.id, team.organizationId))?.role, 'admin')
      assert.equal(await stateOf(token, person), 'joined')
    }
    assert.equal((await linkOf(team))?.uses, 2)
  })

  test('is not used up by members, nor by a repeated request', async ({ assert }) => {
    const team = await makeTeam()
    const token = await makeLink(team, { usesMax: 1, role: 'admin' })
    assert.equal(verdict(await accept(token, team.member)), '200')
    assert.equal((await findMembership(team.member.id, team.organizationId))?.role, 'member')
    for (let turn = 0; turn < 2; turn += 1) assert.equal(verdict(await accept(token, team.stranger)), '200')
    assert.equal((await linkOf(team))?.uses, 1)
  })

  test('ends after its uses, its days, and with the right of its creator', async ({ assert }) => {
    const team = await makeTeam()
    const used = await makeLink(team, { usesMax: 1 })
    await accept(used, team.stranger)
    const late = await makeUser()
    const refused = async (token: string) => {
      assert.equal(verdict(await accept(token, late)), 'INVITATION_EXPIRED')
      assert.equal(await stateOf(token), 'ended')
      assert.isTrue((await linkOf(team))?.hasEnded)
    }
    await refused(used)
    const old = await makeLink(team, { days: 1 })
    clock.advance(DAY)
    await refused(old)
    const token = await makeLink(team, {}, team.admin)
    const { organizationId, owner, admin } = team
    await new ChangeRole().handle({ organizationId, actorId: owner.id, userId: admin.id, role: 'member' })
    await refused(token)
    assert.isNull(await findMembership(late.id, organizationId))
  })

  test('stops working when it is replaced or revoked, and says so', async ({ assert }) => {
    const team = await makeTeam()
    const first = await makeLink(team)
    const second = await makeLink(team)
    assert.equal((await callApi('DELETE', pathOf(team), { as: team.admin })).status, 204)
    assert.equal((await callApi('DELETE', pathOf(team), { as: team.admin })).status, 204)
    assert.isNull(await linkOf(team))
    for (const token of [first, second]) {
      assert.equal(verdict(await accept(token, team.stranger)), 'INVITATION_NOT_FOUND')
      assert.equal(await stateOf(token), 'ended')
    }
    const entries = await db
      .from('audit_entries')
      .where('organization_id', team.organizationId)
      .whereLike('action', 'invite_link.%')
      .orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['invite_link.created', 'invite_link.created', 'invite_link.revoked'],
    )
  })

  test('ends with its organization', async ({ assert }) => {
    const team = await makeTeam()
    const token = await makeLink(team)
    await db.from('organizations').where('id', team.organizationId).update({ deleted_at: '2026-01-01' })
    assert.equal(verdict(await accept(token, team.stranger)), 'INVITATION_NOT_FOUND')
    assert.equal(await stateOf(token), 'unknown')
  })
})
