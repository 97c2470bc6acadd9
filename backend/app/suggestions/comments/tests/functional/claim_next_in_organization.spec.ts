import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import type User from '#identity/users/models/user'
import { OFFERS_PAGE_SIZE } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import AddMember from '#organizations/organizations/actions/add_member'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import SuggestionClaimed from '#suggestions/comments/events/suggestion_claimed'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { plansOf } from '#tests/plans'
import { queriesOf } from '#tests/queries'

const KEY = 'copy-next-1'

const pathOf = ({ organizationId }: Team) => `/api/posts/organization/${organizationId}/claim-next`

function claimNext(team: Team, as: User, key?: string) {
  const headers = key === undefined ? undefined : { 'idempotency-key': key }
  return callApi('POST', pathOf(team), { as, headers })
}

async function claimedBy(team: Team, as: User, key?: string) {
  const { status, body } = await claimNext(team, as, key)
  if (status !== 200) return body!.code
  return (body!.post as { id: string }).id
}

const claims = async () => (await db.from('comments').whereNotNull('claimed_at')).length

test.group('Claiming the next suggestion of an organization', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  /** A post with a suggestion of each of these people, newer than all others. */
  async function share(team: Team, authors: User[], facts: Parameters<typeof makePost>[1] = {}) {
    clock.advance(1_000)
    const post = await makePost(team, { userId: team.owner.id, ...facts })
    for (const { id: userId } of authors) await makeSuggestion(post, { userId })
    return post
  }

  test('answers 404 to strangers and former members', async ({ assert }) => {
    const team = await makeTeam()
    await share(team, [team.owner])
    const { organizationId, owner, admin, stranger } = team
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    for (const as of [stranger, admin]) {
      const { status, body } = await claimNext(team, as)
      assert.deepEqual([status, body!.code], [404, 'ORG_NOT_FOUND'])
    }
    assert.equal(await claims(), 0)
  })

  test('refuses a key that is too short', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal((await claimNext(team, team.member, 'short')).status, 422)
  })

  test('is refused when nothing is left, and says when what is left is no offer', async ({ assert }) => {
    const team = await makeTeam()
    const refusal = async () => {
      const { status, body } = await claimNext(team, team.member)
      return [status, body!.code, body!.details]
    }
    await share(team, [])
    await share(team, [team.owner], { pending: true, url: 'https://unheard-of.example/jobs' })
    assert.deepEqual(await refusal(), [409, 'NO_SUGGESTION_LEFT', { noneYet: true }])
    await share(team, [team.owner])
    await claimNext(team, team.admin)
    assert.deepEqual(await refusal(), [409, 'NO_SUGGESTION_LEFT', undefined])
    await share(team, [team.member])
    assert.deepEqual(await refusal(), [409, 'NO_SUGGESTION_LEFT', { onlyYours: true }])
    await share(team, [team.owner, team.owner])
    await claimNext(team, team.member)
    assert.deepEqual(await refusal(), [409, 'NO_SUGGESTION_LEFT', { copiedFromAll: true }])
  })

  test('never crosses into another organization', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const { id: userId } = team.member
    await new AddMember().handle({ organizationId: other.organizationId, userId, role: 'member' })
    await share(other, [other.owner])
    assert.equal(await claimedBy(team, team.member), 'NO_SUGGESTION_LEFT')
    assert.equal(await claims(), 0)
  })

  test('passes over posts with one’s own suggestions only', async ({ assert }) => {
    const team = await makeTeam()
    const theirs = await share(team, [team.member, team.owner])
    await share(team, [team.member])
    assert.equal(await claimedBy(team, team.member), theirs.id)
    const [claimed] = await db.from('comments').whereNotNull('claimed_at').select('user_id')
    assert.equal(claimed.user_id, team.owner.id)
  })

  test('takes each post once, newest first, until a copy is undone', async ({ assert }) => {
    const team = await makeTeam()
    const [older, newer] = [await share(team, [team.owner]), await share(team, [team.owner, team.owner])]
    const first = await claimNext(team, team.member)
    assert.equal((first.body!.post as { id: string }).id, newer.id)
    assert.equal(await claimedBy(team, team.member), older.id)
    assert.equal(await claimedBy(team, team.member), 'NO_SUGGESTION_LEFT')
    const { id } = first.body!.comment as { id: string }
    await callApi('POST', `/api/comments/${id}/unlock`, { as: team.member })
    assert.equal(await claimedBy(team, team.member), newer.id)
  })

  test('looks further than the posts of the tray', async ({ assert }) => {
    const team = await makeTeam()
    const old = await share(team, [team.owner])
    for (let index = 0; index < OFFERS_PAGE_SIZE; index += 1) await share(team, [])
    assert.equal(await claimedBy(team, team.member), old.id)
  })

  test('answers with the claim and its post, and tells the others', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const post = await share(team, [team.owner, team.owner], { isSensitive: true })
    const events = emitter.fake([SuggestionClaimed])
    cleanup(() => emitter.restore())
    const { body } = await claimNext(team, team.member)
    const { id, title, url: postUrl } = post
    assert.deepEqual(body!.post, { id, title, postUrl, isSensitive: true })
    assert.containsSubset(body, { availableCount: 1, comment: { postId: id, claimedByYou: true } })
    events.assertEmittedCount(SuggestionClaimed, 1)
  })

  test('claims one suggestion when its request is repeated', async ({ assert }) => {
    const team = await makeTeam()
    await share(team, [team.owner])
    const newest = await share(team, [team.owner])
    const [first, second] = [await claimNext(team, team.member, KEY), await claimNext(team, team.member, KEY)]
    assert.equal((first.body!.post as { id: string }).id, newest.id)
    assert.deepEqual(second.body, first.body)
    assert.equal(await claims(), 1)
  })

  test('finds the claim of its key when nothing waits any more, and claims nothing after its release', async ({
    assert,
  }) => {
    const team = await makeTeam()
    await share(team, [team.owner])
    const { body } = await claimNext(team, team.member, KEY)
    assert.deepEqual((await claimNext(team, team.member, KEY)).body, body)
    const { id } = body!.comment as { id: string }
    await callApi('POST', `/api/comments/${id}/unlock`, { as: team.member })
    assert.equal(await claimedBy(team, team.member, KEY), 'IDEMPOTENCY_KEY_REUSED')
    assert.equal(await claims(), 0)
  })

  test('refuses the key of another request', async ({ assert }) => {
    const team = await makeTeam()
    const post = await share(team, [team.owner])
    await callApi('POST', `/api/posts/${post.id}/claim-next`, {
      as: team.member,
      headers: { 'idempotency-key': KEY },
    })
    assert.equal(await claimedBy(team, team.member, KEY), 'IDEMPOTENCY_KEY_REUSED')
  })

  test('needs the same number of queries for one post and for many, and an index for each', async ({
    assert,
  }) => {
    const team = await makeTeam()
    await share(team, [team.owner])
    const as = await tokenOf(team.member)
    const count = async () => (await queriesOf(() => callApi('POST', pathOf(team), { as }))).length
    const one = await count()
    for (let index = 0; index < 8; index += 1) await share(team, index % 2 === 0 ? [team.owner] : [])
    // The last one of a post notifies its author, which is the same for both.
    assert.equal(await count(), one)
    const plans = await plansOf(() => callApi('POST', pathOf(team), { as }))
    for (const plan of plans) assert.notMatch(plan, /SCAN (comments|posts)\b|Seq Scan on (comments|posts)\b/)
  })
})
