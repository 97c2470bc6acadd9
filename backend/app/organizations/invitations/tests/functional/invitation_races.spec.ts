import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { InviteLinkAnswer, InviteResults } from '#contract/organizations/data/invitation'
import { accept, invite, makeInvitation, verdict } from '#organizations/invitations/tests/support/invite'
import { callApi, tokenOf, type Answer } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'

const CROWD = 20
const ROUNDS = 10
const EMAIL = 'noor@example.org'

const times = (work: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: CROWD }, (_, turn) => work(turn)))

const counts = (answers: Answer[]) =>
  Object.fromEntries([...Map.groupBy(answers, verdict)].map(([code, { length }]) => [code, length]))

/** The memberships of the recipient, the members count, and the open invitations. */
async function outcome({ organizationId, stranger }: Team): Promise<number[]> {
  const place = { organization_id: organizationId }
  const memberships = await db.from('memberships').where({ ...place, user_id: stranger.id })
  const { members_count: count } = await db.from('organizations').where('id', organizationId).firstOrFail()
  const invitations = await db.from('invitations').where(place)
  return [memberships.length, count, invitations.length]
}

test.group('Concurrent invitations', (group) => {
  dialect(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    for (const table of ['outgoing_mails', 'organizations', 'users']) await db.from(table).delete()
  })

  test(`of ${CROWD} invitations to one address, one is sent`, async ({ assert }) => {
    const team = await makeTeam()
    const body = { allowSignup: true }
    const answers = await times((turn) => {
      const email = turn % 2 === 0 ? EMAIL : EMAIL.toUpperCase()
      return invite(team, { ...body, email }, { as: turn % 3 === 0 ? team.admin : team.owner })
    })
    assert.deepEqual(counts(answers), { 201: 1, INVITATION_EXISTS: CROWD - 1 })
    const mails = [...(await mailsTo(EMAIL)), ...(await mailsTo(EMAIL.toUpperCase()))]
    assert.lengthOf(mails, 1)
  }).timeout(60_000)

  test('of the same addresses that two admins invite at once, each is invited once', async ({ assert }) => {
    const team = await makeTeam()
    const emails = Array.from({ length: 50 }, (_, index) => `noor${index}@example.org`)
    const path = `/api/organizations/${team.organizationId}/invitations`
    const answers = await Promise.all(
      [team.owner, team.admin].map((as) =>
        callApi('POST', path, { as, body: { emails, allowSignup: true } }),
      ),
    )
    const results = answers.flatMap(({ body }) => (body as unknown as InviteResults).results)
    const sent = results.filter(({ outcome }) => outcome === 'sent')
    assert.lengthOf(results, 100)
    assert.sameMembers(
      sent.map(({ email }) => email),
      emails,
    )
    const rows = await db.from('invitations').where('organization_id', team.organizationId)
    assert.lengthOf(rows, emails.length)
  }).timeout(60_000)

  test(`of ${CROWD} people with a link for three, three join`, async ({ assert }) => {
    const team = await makeTeam()
    const path = `/api/organizations/${team.organizationId}/invite-link`
    const { body } = await callApi('PUT', path, { as: team.owner, body: { usesMax: 3 } })
    const token = (body as unknown as InviteLinkAnswer).inviteLink!.link.split('/').at(-1)!
    const sessions: string[] = []
    for (let person = 0; person < CROWD; person += 1) sessions.push(await tokenOf(await makeUser()))
    const answers = await times((turn) => accept(token, sessions[turn]))
    assert.deepEqual(counts(answers), { 200: 3, INVITATION_EXPIRED: CROWD - 3 })
  }).timeout(60_000)

  test(`an invitation accepted ${CROWD} times creates one membership`, async ({ assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    const session = await tokenOf(team.stranger)
    const answers = await times(() => accept(token, session))
    assert.deepEqual(counts(answers), { 200: CROWD })
    assert.deepEqual(await outcome(team), [1, 4, 0])
  }).timeout(60_000)

  test('accepting and cancelling: one succeeds, the other is refused', async ({ assert }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const team = await makeTeam()
      const { id, token } = await makeInvitation(team, team.stranger.email)
      const path = `/api/organizations/${team.organizationId}/invitations/${id}`
      const accepting = () => accept(token, team.stranger)
      const cancelling = () => callApi('DELETE', path, { as: team.admin })
      const verdicts =
        round % 2 === 0
          ? (await Promise.all([accepting(), cancelling()])).map(verdict)
          : (await Promise.all([cancelling(), accepting()])).map(verdict).toReversed()
      const joined = verdicts[0] === '200'
      assert.deepEqual(verdicts, joined ? ['200', 'INVITATION_NOT_FOUND'] : ['INVITATION_NOT_FOUND', '204'])
      assert.deepEqual(await outcome(team), joined ? [1, 4, 0] : [0, 3, 0])
    }
  }).timeout(60_000)

  test('accepting and resending: nobody joins by a replaced link', async ({ assert }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const team = await makeTeam()
      const { id, token } = await makeInvitation(team, team.stranger.email)
      const path = `/api/organizations/${team.organizationId}/invitations/${id}/resend`
      const [joining, again] = await Promise.all([
        accept(token, team.stranger),
        callApi('POST', path, { as: team.admin }),
      ])
      const joined = joining.status === 200
      assert.deepEqual(
        [joining, again].map(verdict),
        joined ? ['200', 'INVITATION_NOT_FOUND'] : ['INVITATION_NOT_FOUND', '200'],
      )
      assert.deepEqual(await outcome(team), joined ? [1, 4, 0] : [0, 3, 1])
    }
  }).timeout(60_000)

  test('many users who accept are all counted', async ({ assert }) => {
    const team = await makeTeam()
    const others = [await makeTeam(), await makeTeam(), await makeTeam()]
    const invitees = others.flatMap(({ owner, admin, member, stranger }) => [owner, admin, member, stranger])
    const tokens: string[] = []
    for (const { email } of invitees) tokens.push((await makeInvitation(team, email)).token)
    const answers = await Promise.all(invitees.map((invitee, index) => accept(tokens[index]!, invitee)))
    assert.deepEqual(counts(answers), { 200: invitees.length })
    assert.deepEqual(await outcome(team), [0, 3 + invitees.length, 0])
  }).timeout(60_000)
})
