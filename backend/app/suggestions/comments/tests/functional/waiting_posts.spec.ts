import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { RESERVATION_TTL_MS, WAITING_SHOWN } from '#contract/core/rules/limits'
import { toInstant } from '#core/database/rows/instant'
import { pickNext } from '#suggestions/comments/rules/pick_next'
import { listAvailableSuggestions } from '#suggestions/comments/repositories/available_suggestions'
import type User from '#identity/users/models/user'
import type { PostList } from '#contract/posts/data/post'
import type { NextForYou } from '#contract/suggestions/data/comment'
import type { WaitingPosts } from '#contract/suggestions/data/offer'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'

const pathOf = ({ organizationId }: Team) => `/api/posts/organization/${organizationId}/waiting`

async function readWaiting(as: User, team: Team): Promise<WaitingPosts> {
  const { body } = await callApi('GET', pathOf(team), { as })
  return body as unknown as WaitingPosts
}

const waitingFor = async (as: User, team: Team) => (await readWaiting(as, team)).postIds

test.group('Waiting posts', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  async function sharePost(team: Team, facts: Parameters<typeof makePost>[1] = {}) {
    clock.advance(1_000)
    return makePost(team, facts)
  }

  test('answer 404 to strangers and former members', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, admin, stranger } = team
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    for (const as of [stranger, admin]) assert.equal((await callApi('GET', pathOf(team), { as })).status, 404)
  })

  test('are those with something to copy, newest first', async ({ assert }) => {
    const team = await makeTeam()
    const first = await sharePost(team)
    const second = await sharePost(team)
    await sharePost(team)
    const pending = await sharePost(team, { pending: true })
    for (const post of [first, second, pending]) await makeSuggestion(post, { userId: team.owner.id })
    assert.deepEqual(await waitingFor(team.member, team), [second.id, first.id])
  })

  test('leave out those with one’s own suggestions only', async ({ assert }) => {
    const team = await makeTeam()
    const post = await sharePost(team)
    await makeSuggestion(post, { userId: team.member.id })
    assert.deepEqual(await waitingFor(team.member, team), [])
    assert.deepEqual(await waitingFor(team.owner, team), [post.id])
  })

  test('leave out a post once the member has copied from it, until they give the text back', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const post = await sharePost(team)
    await makeSuggestion(post, { userId: team.owner.id })
    await makeSuggestion(post, { userId: team.owner.id })
    const { member } = team
    const { id } = await new ClaimNext().handle({ postId: post.id, userId: member.id })
    assert.deepEqual(await waitingFor(member, team), [])
    assert.deepEqual(await waitingFor(team.admin, team), [post.id])
    await callApi('POST', `/api/comments/${id}/unlock`, { as: member })
    assert.deepEqual(await waitingFor(member, team), [post.id])
  })

  test('begin with the texts that the member would copy, and reserve none', async ({ assert }) => {
    const team = await makeTeam()
    const posts: string[] = []
    for (let count = 0; count <= WAITING_SHOWN; count += 1) {
      const post = await sharePost(team, { isSensitive: count === WAITING_SHOWN })
      await makeSuggestion(post, { userId: team.owner.id, content: `Bravo ${count}` })
      posts.unshift(post.id)
    }
    const { postIds, next } = await readWaiting(team.admin, team)
    assert.deepEqual(postIds, posts)
    assert.deepEqual(
      next.map(({ post }) => post.id),
      posts.slice(0, WAITING_SHOWN),
    )
    assert.containSubset(next[0], {
      post: { host: 'linkedin.com', isSensitive: true, userName: 'Mira Member' },
      suggestion: { content: `Bravo ${WAITING_SHOWN}`, reservedUntil: null, further: false },
    })
    assert.equal(next[0]!.post.createdAt, clock.now().toISOString())
    const { n } = await db.from('suggestion_reservations').count('* as n').firstOrFail()
    assert.equal(Number(n), 0)
  })

  test('say until when a text is reserved for the member, and show it first', async ({ assert }) => {
    const team = await makeTeam()
    const post = await sharePost(team)
    for (let count = 0; count < 3; count += 1) await makeSuggestion(post, { userId: team.owner.id })
    const path = `/api/posts/${post.id}/propose-next`
    const { body } = await callApi('POST', path, { as: team.member, body: {} })
    const { nextForYou } = body as unknown as NextForYou
    assert.deepEqual((await readWaiting(team.member, team)).next[0]!.suggestion, nextForYou)
    assert.notEqual((await readWaiting(team.admin, team)).next[0]!.suggestion.id, nextForYou.id)
    clock.advance(RESERVATION_TTL_MS)
    assert.isNull((await readWaiting(team.member, team)).next[0]!.suggestion.reservedUntil)
  })

  test('are a list that can be searched, narrowed and paged', async ({ assert }) => {
    const team = await makeTeam()
    const { member, owner } = team
    const [first, second] = [await sharePost(team, { isPublic: true }), await sharePost(team)]
    for (const post of [first, second]) await makeSuggestion(post, { userId: owner.id })
    await sharePost(team)
    const list = async (query: string) => {
      const { body } = await callApi('GET', `${pathOf(team)}/posts${query}`, { as: member })
      return body as unknown as PostList
    }
    const idsOf = async (query: string) => (await list(query)).posts.map(({ id }) => id)
    assert.deepEqual(await idsOf(''), [second.id, first.id])
    assert.deepEqual(await idsOf('?visibility=public'), [first.id])
    assert.deepEqual(await idsOf('?search=nothing'), [])
    assert.deepEqual(await idsOf('?limit=1&page=2'), [first.id])
    const { total, pagination } = await list('?limit=1')
    assert.deepEqual([total, pagination.total, pagination.totalPages], [3, 2, 2])
    assert.equal(
      (await callApi('GET', `${pathOf(team)}/posts?visibility=secret`, { as: member })).status,
      422,
    )
  })

  const reservation = fc.record({
    by: fc.constantFrom('member', 'admin', 'owner', null),
    inMinutes: fc.integer({ min: -2, max: 2 }),
  })
  const reservations = fc.uniqueArray(reservation, {
    minLength: 1,
    maxLength: 5,
    comparator: (one, other) => one.by !== null && one.by === other.by,
  })

  test('show the suggestion that would be copied next, with any reservations', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(reservations, async (all) => {
        const team = await makeTeam()
        const post = await sharePost(team)
        for (const { by, inMinutes } of all) {
          const id = await makeSuggestion(post, { userId: team.owner.id })
          if (by === null) continue
          const expires = toInstant(new Date(clock.now().getTime() + inMinutes * 60_000))
          const row = { comment_id: id, post_id: post.id, user_id: team[by].id, expires_at: expires }
          await db.table('suggestion_reservations').insert(row)
        }
        const request = { userId: team.member.id, at: clock.now().getTime() }
        const picked = pickNext(await listAvailableSuggestions(db.connection(), post.id), request)
        assert.equal((await readWaiting(team.member, team)).next[0]?.suggestion.id, picked?.id)
      }),
      { numRuns: 40 },
    )
  })

  test('need few queries, however many there are', async ({ assert }) => {
    const team = await makeTeam()
    for (let count = 0; count < 5; count += 1) {
      await makeSuggestion(await sharePost(team), { userId: team.owner.id })
    }
    const as = await tokenOf(team.member)
    assert.isAtMost((await queriesOf(() => callApi('GET', pathOf(team), { as }))).length, 4)
  })
})
