import { test } from '@japa/runner'
import env from '#start/env'
import type { Invitation } from '#contract/organizations/data/invitation'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import { auditOf } from '#organizations/invitations/tests/support/audit_of'
import {
  accept,
  check,
  invitationIn,
  makeInvitation,
  tokenIn,
  verdict,
} from '#organizations/invitations/tests/support/invite'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { limitHeaders } from '#tests/limit_headers'
import { mailsTo } from '#tests/mails'

const EMAIL = 'noor@example.org'
const DAY = 24 * 60 * 60_000

const pathOf = ({ organizationId }: Team) => `/api/organizations/${organizationId}/invitations`

const resend = (team: Team, id: string, as = team.owner) =>
  callApi('POST', `${pathOf(team)}/${id}/resend`, { as })

const cancel = (team: Team, id: string, as = team.owner) => callApi('DELETE', `${pathOf(team)}/${id}`, { as })

const areMailed = async (team: Team) =>
  (await callApi('GET', pathOf(team), { as: team.owner })).body!.areMailed

async function listOf(team: Team, as = team.owner): Promise<Invitation[]> {
  return (await callApi('GET', pathOf(team), { as })).body!.invitations as Invitation[]
}

test.group('Listing invitations', (group) => {
  rollBack(group)

  test('says whether the server sends mails', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    assert.isFalse(await areMailed(team))
    const settings = env as { smtpUrl?: string }
    settings.smtpUrl = 'smtp://127.0.0.1:1'
    cleanup(() => void (settings.smtpUrl = undefined))
    assert.isTrue(await areMailed(team))
  })

  test('shows those of the organization, newest first, with their link', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    await makeInvitation(await makeTeam(), EMAIL)
    const older = await makeInvitation(team, EMAIL)
    clock.advance(1_000)
    const newer = await makeInvitation(team, 'ada@example.org', { role: 'admin' })
    const listed = await listOf(team, team.admin)
    assert.deepEqual(
      listed.map(({ id, invitedEmail, role, link }) => [id, invitedEmail, role, link]),
      [
        [newer.id, 'ada@example.org', 'admin', newer.link],
        [older.id, EMAIL, 'member', older.link],
      ],
    )
    assert.equal((await check(tokenIn(listed[0]!))).body!.valid, true)
  })

  test('shows an expired one without its link', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    await makeInvitation(team, EMAIL)
    clock.advance(7 * DAY - 1)
    const [pending] = await listOf(team)
    assert.deepEqual([pending!.expired, typeof pending!.link], [false, 'string'])
    clock.advance(1)
    const [expired] = await listOf(team)
    assert.deepEqual([expired!.expired, expired!.link], [true, null])
  })

  test('works when the sender has deleted their account', async ({ assert }) => {
    const team = await makeTeam()
    await makeInvitation(team, EMAIL, {})
    await callApi('POST', `/api/organizations/${team.organizationId}/invite`, {
      as: team.admin,
      body: { email: team.stranger.email },
    })
    await team.admin.delete()
    const senders = (await listOf(team)).map(({ invitedEmail, invitedBy }) => [invitedEmail, invitedBy])
    assert.sameDeepMembers(senders, [
      [EMAIL, { id: team.owner.id, name: 'Olga Owner' }],
      [team.stranger.email, null],
    ])
  })
})

test.group('Resending an invitation', (group) => {
  rollBack(group)

  test('answers 404 for another organization and for one that is gone', async ({ assert }) => {
    const [here, there] = [await makeTeam(), await makeTeam()]
    const { id } = await makeInvitation(there, EMAIL)
    assert.equal(verdict(await resend(here, id)), 'INVITATION_NOT_FOUND')
    assert.equal(verdict(await resend(here, newId())), 'INVITATION_NOT_FOUND')
    await cancel(there, id)
    assert.equal(verdict(await resend(there, id)), 'INVITATION_NOT_FOUND')
    assert.lengthOf(await mailsTo(EMAIL), 1)
  })

  test('refuses an expired one', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const { id } = await makeInvitation(team, EMAIL)
    clock.advance(7 * DAY)
    const answer = await resend(team, id)
    assert.deepEqual([answer.status, verdict(answer)], [409, 'INVITATION_EXPIRED'])
    assert.lengthOf(await mailsTo(EMAIL), 1)
  })

  test('counts towards the limit of invitations', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeInvitation(team, EMAIL)
    const left = async () => limitHeaders((await resend(team, id)).headers)?.remaining
    const before = Number(await left())
    assert.equal(await left(), before - 1)
  })

  test('replaces the link and renews the week', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const first = await makeInvitation(team, EMAIL, { role: 'admin' })
    clock.advance(6 * DAY)
    const answer = await resend(team, first.id, team.admin)
    assert.equal(answer.status, 200)
    const second = invitationIn(answer)
    assert.deepEqual([second.id, second.role, second.createdAt], [first.id, 'admin', first.createdAt])
    assert.equal(Date.parse(second.expiresAt) - Date.parse(first.expiresAt), 6 * DAY)
    assert.equal((await check(first.token)).body!.valid, false)
    assert.equal((await check(tokenIn(second))).body!.valid, true)
    const mails = await mailsTo(EMAIL)
    assert.lengthOf(mails, 2)
    assert.include(mails[1]!.text, second.link!)
    assert.include(mails[1]!.text, 'Adam Admin')
  })

  test('is recorded in the audit log', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeInvitation(team, EMAIL)
    await resend(team, id, team.admin)
    assert.deepEqual((await auditOf(team.organizationId)).at(-1), {
      action: 'invitation.resent',
      actor_id: team.admin.id,
      subject: EMAIL,
      before: null,
      after: null,
    })
  })
})

test.group('Cancelling an invitation', (group) => {
  rollBack(group)

  test('answers 404 for another organization and for one that is gone', async ({ assert }) => {
    const [here, there] = [await makeTeam(), await makeTeam()]
    const { id, token } = await makeInvitation(there, EMAIL)
    assert.equal(verdict(await cancel(here, id)), 'INVITATION_NOT_FOUND')
    assert.equal((await check(token)).body!.valid, true)
    assert.equal(verdict(await cancel(there, id)), '204')
    assert.equal(verdict(await cancel(there, id, there.admin)), 'INVITATION_NOT_FOUND')
  })

  test('invalidates its link and allows a new invitation', async ({ assert }) => {
    const team = await makeTeam()
    const { email } = team.stranger
    const { id, token } = await makeInvitation(team, email)
    await cancel(team, id, team.admin)
    assert.equal((await check(token)).body!.valid, false)
    assert.equal(verdict(await accept(token, team.stranger)), 'INVITATION_NOT_FOUND')
    assert.isString((await makeInvitation(team, email)).id)
  })

  test('removes an expired one', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const { id } = await makeInvitation(team, EMAIL)
    clock.advance(8 * DAY)
    assert.equal(verdict(await cancel(team, id)), '204')
    assert.lengthOf(await listOf(team), 0)
  })

  test('is recorded in the audit log', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeInvitation(team, EMAIL)
    await cancel(team, id, team.admin)
    assert.deepEqual((await auditOf(team.organizationId)).at(-1), {
      action: 'invitation.cancelled',
      actor_id: team.admin.id,
      subject: EMAIL,
      before: null,
      after: null,
    })
  })
})
