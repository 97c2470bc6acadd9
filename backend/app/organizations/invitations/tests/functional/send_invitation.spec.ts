import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { FieldError } from '#contract/error_code'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { auditOf } from '#organizations/invitations/tests/support/audit_of'
import { invitationIn, invite, tokenIn, verdict } from '#organizations/invitations/tests/support/invite'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { limitHeaders } from '#tests/limit_headers'
import { mailsTo } from '#tests/mails'

const EMAIL = 'noor@example.org'
const WEEK = 7 * 24 * 60 * 60_000

test.group('Sending an invitation', (group) => {
  rollBack(group)

  test('refuses an address without an account unless sign-up is allowed, and sends no mail', async ({
    assert,
  }) => {
    const team = await makeTeam()
    for (const body of [{ email: EMAIL }, { email: EMAIL, allowSignup: false }]) {
      assert.equal(verdict(await invite(team, body)), 'USER_NOT_FOUND')
    }
    assert.lengthOf(await mailsTo(EMAIL), 0)
    assert.lengthOf(await db.from('invitations'), 0)
  })

  test('refuses a member, regardless of the case of the address', async ({ assert }) => {
    const team = await makeTeam()
    for (const { email } of [team.owner, team.admin, team.member]) {
      assert.equal(verdict(await invite(team, { email: email.toUpperCase() })), 'ALREADY_MEMBER')
    }
  })

  test('refuses a second one while the first is open, regardless of case', async ({ assert }) => {
    const team = await makeTeam()
    await invite(team, { email: EMAIL, allowSignup: true })
    const again = await invite(team, { email: ` ${EMAIL.toUpperCase()} `, allowSignup: true })
    assert.deepEqual([again.status, verdict(again)], [409, 'INVITATION_EXISTS'])
    assert.lengthOf(await mailsTo(EMAIL), 1)
  })

  for (const [field, body] of [
    ['email', {}],
    ['email', { email: 'not an address' }],
    ['email', { email: `${EMAIL}\r\nBcc: everybody@example.org` }],
    ['email', { email: [EMAIL] }],
    ['role', { email: EMAIL, role: 'owner' }],
    ['allowSignup', { email: EMAIL, allowSignup: 'yes' }],
  ] as const) {
    test(`refuses ${JSON.stringify(body)} for its ${field}`, async ({ assert }) => {
      const { status, body: answer } = await invite(await makeTeam(), body)
      const { fields } = answer!.details as { fields: FieldError[] }
      assert.deepEqual([status, fields.map((error) => error.field)], [422, [field]])
    })
  }

  test('does not validate fields for a member without the right', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await invite(team, {}, { as: team.member })), 'FORBIDDEN')
    assert.equal(verdict(await invite(team, {}, { as: team.stranger })), 'ORG_NOT_FOUND')
  })

  test('is refused in a deleted organization', async ({ assert }) => {
    const team = await makeTeam()
    await db.from('organizations').where('id', team.organizationId).update({ deleted_at: '2026-01-01' })
    assert.equal(verdict(await invite(team, { email: EMAIL, allowSignup: true })), 'ORG_NOT_FOUND')
  })

  test('is limited to five hundred a day per organization, for all its members', async ({ assert }) => {
    const team = await makeTeam()
    const first = await invite(team, { email: 'invitee@example.org', allowSignup: true })
    assert.equal(limitHeaders(first.headers)?.limit, 500)
    const counted = await db
      .from('rate_limits')
      .whereLike('key', `%invitation:organization:${team.organizationId}`)
      .update({ points: 500 })
    assert.equal(Number(counted), 1)
    const tooMany = await invite(team, { email: EMAIL, allowSignup: true }, { as: team.admin })
    assert.equal(verdict(tooMany), 'TOO_MANY_REQUESTS')
    assert.isAbove(Number(tooMany.headers.get('retry-after')), 0)
    assert.equal(verdict(await invite(await makeTeam(), { email: EMAIL, allowSignup: true })), '201')
  })

  test('answers with the recipient, role, sender, expiry and link', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const invitee = await makeUser({ email: EMAIL })
    const answer = await invite(team, { email: 'NOOR@example.org' }, { as: team.admin })
    assert.equal(answer.status, 201)
    const { id, link, createdAt, expiresAt, ...invitation } = invitationIn(answer)
    assert.deepEqual(invitation, {
      invitedEmail: invitee.email,
      role: 'member',
      invitedBy: { id: team.admin.id, name: 'Adam Admin' },
      expired: false,
      sendAt: null,
    })
    assert.equal(Date.parse(expiresAt) - Date.parse(createdAt), WEEK)
    assert.match(link!, /^http:\/\/fanfare\.test\/invitation\/[\w-]{43}$/)
    assert.isString(id)
  })

  for (const by of ['owner', 'admin'] as const) {
    test(`lets an ${by} invite an admin`, async ({ assert }) => {
      const team = await makeTeam()
      const answer = await invite(team, { email: team.stranger.email, role: 'admin' }, { as: team[by] })
      assert.equal(invitationIn(answer).role, 'admin')
    })
  }

  test('replaces an expired one', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const first = invitationIn(await invite(team, { email: EMAIL, allowSignup: true }))
    clock.advance(WEEK)
    const second = invitationIn(await invite(team, { email: EMAIL, allowSignup: true, role: 'admin' }))
    assert.notEqual(second.id, first.id)
    const rows = await db.from('invitations').select('id', 'role')
    assert.deepEqual(rows, [{ id: second.id, role: 'admin' }])
  })

  test('is allowed if another organization has invited the same user', async ({ assert }) => {
    const [here, there] = [await makeTeam(), await makeTeam()]
    const { email } = here.stranger
    assert.equal((await invite(here, { email })).status, 201)
    assert.equal((await invite(there, { email })).status, 201)
  })

  test('stores no usable token in the database', async ({ assert }) => {
    const team = await makeTeam()
    const token = tokenIn(invitationIn(await invite(team, { email: EMAIL, allowSignup: true })))
    for (const table of ['invitations', 'outgoing_mails', 'audit_entries']) {
      assert.notInclude(JSON.stringify(await db.from(table)), token)
    }
  })

  test('does not reveal a token copied to another row', async ({ assert }) => {
    const team = await makeTeam()
    const mine = invitationIn(await invite(team, { email: EMAIL, allowSignup: true }))
    const other = invitationIn(await invite(team, { email: 'ada@example.org', allowSignup: true }))
    const { token } = await db.from('invitations').where('id', mine.id).firstOrFail()
    await db.from('invitations').where('id', other.id).update({ token })
    const path = `/api/organizations/${team.organizationId}/invitations`
    const { body } = await callApi('GET', path, { as: team.owner })
    const listed = (body!.invitations as { id: string; link: string | null }[]).map(({ id, link }) => [
      id,
      link,
    ])
    assert.sameDeepMembers(listed, [
      [mine.id, mine.link],
      [other.id, null],
    ])
  })

  test('is recorded in the audit log', async ({ assert }) => {
    const team = await makeTeam()
    await invite(team, { email: EMAIL, allowSignup: true, role: 'admin' }, { as: team.admin })
    assert.deepEqual(await auditOf(team.organizationId), [
      {
        action: 'invitation.sent',
        actor_id: team.admin.id,
        subject: EMAIL,
        before: null,
        after: { role: 'admin' },
      },
    ])
  })
})
