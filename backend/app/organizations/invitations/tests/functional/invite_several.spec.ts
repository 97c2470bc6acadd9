import { test } from '@japa/runner'
import type { JobContext } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { INVITED_AT_ONCE } from '#contract/core/rules/limits'
import type { InvitationList, InviteResult, InviteResults } from '#contract/organizations/data/invitation'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import SendInvitations from '#organizations/invitations/jobs/send_invitations'
import { makeInvitation, verdict } from '#organizations/invitations/tests/support/invite'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { runOnly } from '#tests/jobs'
import { mailsTo } from '#tests/mails'
import { queriesOf } from '#tests/queries'
import { dialect } from '#tests/tags'
import type User from '#identity/users/models/user'

const DAY = 86_400_000
const pathOf = ({ organizationId }: Team) => `/api/organizations/${organizationId}/invitations`
const addresses = (count: number) => Array.from({ length: count }, () => `${newId()}@example.org`)
const everyone = { allowSignup: true }

const invite = (team: Team, body: object, as: User | string = team.owner) =>
  callApi('POST', pathOf(team), { as, body })

async function resultsOf(team: Team, body: object, as?: User | string): Promise<InviteResult[]> {
  return ((await invite(team, body, as)).body as unknown as InviteResults).results
}

const outcomes = (results: InviteResult[]) => results.map(({ outcome }) => outcome)

/** Leaves so many invitations of the day. */
async function leave(team: Team, count: number) {
  await resultsOf(team, { ...everyone, emails: addresses(1) })
  const keys = [`%invitation:organization:${team.organizationId}`, `%invitation:user:${team.owner.id}`]
  for (const key of keys)
    await db
      .from('rate_limits')
      .whereLike('key', key)
      .update({ points: 500 - count })
}

/** Runs the job whose delay is over. */
async function sendDue({ organizationId }: Team) {
  const job = new SendInvitations()
  job.$hydrate({ organizationId }, {
    jobId: newId(),
    name: SendInvitations.options.name,
    attempt: 1,
  } as JobContext)
  await job.execute()
}

test.group('Inviting several addresses', (group) => {
  dialect(group)
  rollBack(group)

  for (const [name, emails] of [
    ['none', []],
    ['too many', addresses(INVITED_AT_ONCE + 1)],
    ['no list', 'a@example.org'],
    ['other than texts', [1]],
  ] as const)
    test(`is refused for ${name}`, async ({ assert }) => {
      const team = await makeTeam()
      assert.equal((await invite(team, { ...everyone, emails })).status, 422)
      assert.lengthOf(await db.from('invitations'), 0)
    })

  test('is refused to members without the right', async ({ assert }) => {
    const team = await makeTeam()
    const body = { ...everyone, emails: addresses(1) }
    assert.equal(verdict(await invite(team, body, team.member)), 'FORBIDDEN')
    assert.equal(verdict(await invite(team, body, team.stranger)), 'ORG_NOT_FOUND')
  })

  test('invites the good ones among bad ones, and says what became of each', async ({ assert }) => {
    const team = await makeTeam()
    const [open, twice] = addresses(2) as [string, string]
    await makeInvitation(team, open)
    const emails = [
      team.stranger.email.toUpperCase(),
      'nobody',
      team.member.email,
      open.toUpperCase(),
      twice,
      ` ${twice.toUpperCase()} `,
      'a@b\r\nBcc: c@example.org',
    ]
    const results = await resultsOf(team, { ...everyone, emails, role: 'admin' })
    assert.deepEqual(
      results.map(({ email }) => email),
      emails,
    )
    assert.deepEqual(outcomes(results), [
      'sent',
      'invalid',
      'member',
      'invited',
      'sent',
      'invited',
      'invalid',
    ])
    const { body } = await callApi('GET', pathOf(team), { as: team.owner })
    const { invitations } = body as unknown as InvitationList
    const found = invitations.filter(({ role }) => role === 'admin').map((each) => each.invitedEmail)
    assert.sameMembers(found, [team.stranger.email, twice])
  })

  test('leaves out addresses without an account unless sign-up is allowed', async ({ assert }) => {
    const team = await makeTeam()
    const emails = [team.stranger.email, ...addresses(1)]
    assert.deepEqual(outcomes(await resultsOf(team, { emails })), ['sent', 'unknown'])
    assert.deepEqual(outcomes(await resultsOf(team, { ...everyone, emails })), ['invited', 'sent'])
  })

  test('mails each link once, in the name of the inviter', async ({ assert }) => {
    const team = await makeTeam()
    const emails = addresses(3)
    await resultsOf(team, { ...everyone, emails }, team.admin)
    await runOnly(SendInvitations)
    for (const email of emails) {
      const mails = await mailsTo(email)
      assert.lengthOf(mails, 1)
      assert.include(mails[0]!.subject, 'Adam Admin')
    }
    const { body } = await callApi('GET', pathOf(team), { as: team.owner })
    for (const { sendAt } of (body as unknown as InvitationList).invitations) assert.isNull(sendAt)
  })

  test('replaces expired invitations', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const [email] = addresses(1) as [string]
    await makeInvitation(team, email)
    clock.advance(7 * DAY)
    assert.deepEqual(outcomes(await resultsOf(team, { ...everyone, emails: [email] })), ['sent'])
    assert.lengthOf(await db.from('invitations').where('organization_id', team.organizationId), 1)
  })

  test('invites five hundred at once, in few statements', async ({ assert }) => {
    const team = await makeTeam()
    const session = await tokenOf(team.owner)
    const emails = addresses(INVITED_AT_ONCE)
    let results: InviteResult[] = []
    const queries = await queriesOf(async () => {
      results = await resultsOf(team, { ...everyone, emails }, session)
    })
    assert.deepEqual([...new Set(outcomes(results))], ['sent'])
    assert.isBelow(queries.length, 20)
  })

  test('sends what is beyond the limit of the day when it ends, and says when', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    await leave(team, 2)
    const emails = addresses(4)
    const results = await resultsOf(team, { ...everyone, emails })
    assert.deepEqual(outcomes(results), ['sent', 'sent', 'queued', 'queued'])
    const { sendAt } = results[3]!
    assert.isAtMost(Date.parse(sendAt!) - clock.now().getTime(), DAY)
    const { body } = await callApi('GET', pathOf(team), { as: team.owner })
    const { invitations } = body as unknown as InvitationList
    assert.lengthOf(
      invitations.filter((each) => each.sendAt === sendAt && each.link !== null),
      2,
    )
    await runOnly(SendInvitations)
    assert.lengthOf(await mailsTo(emails[1]!), 1)
    assert.lengthOf(await mailsTo(emails[2]!), 0)
    clock.advance(DAY)
    await sendDue(team)
    for (const email of emails) assert.lengthOf(await mailsTo(email), 1)
  })

  test('sends nothing for an invitation that was cancelled while it waited', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    await leave(team, 0)
    const emails = addresses(1)
    await resultsOf(team, { ...everyone, emails })
    const { id } = await db.from('invitations').where('email', emails[0]!).firstOrFail()
    await callApi('DELETE', `${pathOf(team)}/${id}`, { as: team.owner })
    clock.advance(DAY)
    await sendDue(team)
    assert.lengthOf(await mailsTo(emails[0]!), 0)
  })

  test('lets no more mails out after a wait than the limit of a day', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    await leave(team, 0)
    const emails = addresses(3)
    await resultsOf(team, { ...everyone, emails })
    clock.advance(DAY)
    await leave(team, 1)
    await sendDue(team)
    let sent = 0
    for (const email of emails) sent += (await mailsTo(email)).length
    assert.equal(sent, 1)
  })
})
