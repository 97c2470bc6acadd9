import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { releaseStaleVisitorClaims } from '#suggestions/comments/jobs/release_stale_visitor_claims'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import env from '#start/env'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

const HOUR = 3_600_000

/** A visitor's browser, which keeps its cookie. */
function makeVisitor(cookie = '') {
  const send = async (id: string, verb: 'lock' | 'unlock') => {
    const answer = await callApi('POST', `/api/comments/public/${id}/${verb}`, { headers: { cookie } })
    const given = answer.headers.get('set-cookie')
    if (given) cookie = given.split(';')[0]!
    return { ...answer, given, availableCount: answer.body?.availableCount, code: answer.body?.code }
  }
  return { lock: (id: string) => send(id, 'lock'), unlock: (id: string) => send(id, 'unlock') }
}

/** A public post with this number of suggestions. */
async function makePublicPost(suggestions: number) {
  const team = await makeTeam()
  const post = await makePost(team, { isPublic: true })
  const ids = []
  for (let index = 0; index < suggestions; index += 1) ids.push(await makeSuggestion(post))
  return { team, post, ids }
}

/** A claim by a visitor at another address. */
const elsewhere = (id: string, postId: string) =>
  new ClaimAsVisitor().handle({
    id,
    postId,
    by: { visitor: `visitor of ${id}`, address: `address of ${id}` },
  })

test.group("A visitor's claim", (group) => {
  dialect(group)
  rollBack(group)

  test('is identified by a signed, HTTP-only cookie', async ({ assert }) => {
    const { ids } = await makePublicPost(2)
    const visitor = makeVisitor()
    const won = await visitor.lock(ids[0]!)
    assert.equal(won.status, 200)
    assert.equal(won.availableCount, 1)
    assert.deepInclude(won.body?.comment, { isLocked: true, claimedByYou: true })
    assert.match(won.given ?? '', /^fanfare_visitor=.*; HttpOnly; SameSite=Lax/)
    const again = await visitor.lock(ids[0]!)
    assert.equal(again.status, 200)
    assert.isNull(again.given)
  })

  for (const [what, headers] of [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in a browser that sends no fetch metadata', { origin: 'http://elsewhere.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ] as [string, Record<string, string>][]) {
    test(`is refused for ${what}`, async ({ assert }) => {
      const { ids } = await makePublicPost(2)
      for (const action of ['lock', 'unlock']) {
        const path = `/api/comments/public/${ids[0]}/${action}`
        const answer = await callApi('POST', path, { headers })
        assert.deepEqual([answer.status, answer.body?.code], [403, 'FORBIDDEN'])
      }
      assert.equal((await makeVisitor().lock(ids[0]!)).availableCount, 1)
    })
  }

  test('is accepted from a page of this server', async ({ assert }) => {
    const { ids } = await makePublicPost(4)
    const own = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: new URL(env.appUrl).origin },
      { origin: `http://${process.env.HOST}:${process.env.PORT}` },
    ] as Record<string, string>[]
    for (const headers of own) {
      const answer = await callApi('POST', `/api/comments/public/${ids[0]}/lock`, { headers })
      assert.notEqual(answer.status, 403)
    }
  })

  test('cannot be released with a forged cookie, which is a new visitor', async ({ assert }) => {
    const { ids } = await makePublicPost(3)
    const visitor = makeVisitor()
    await visitor.lock(ids[0]!)
    for (const other of [makeVisitor(), makeVisitor('fanfare_visitor=s%3Aforged.signature')]) {
      const lost = await other.lock(ids[0]!)
      assert.deepInclude(lost, { status: 409, code: 'COMMENT_ALREADY_USED' })
      const refused = await other.unlock(ids[0]!)
      assert.deepInclude(refused, { status: 403, code: 'FORBIDDEN' })
    }
    const released = await visitor.unlock(ids[0]!)
    assert.deepInclude(released, { status: 200, availableCount: 3 })
  })

  test('leaves at least half of the suggestions to members', async ({ assert }) => {
    for (const [suggestions, allowed] of [
      [1, 0],
      [2, 1],
      [5, 2],
    ] as const) {
      const { post, ids } = await makePublicPost(suggestions)
      for (const id of ids.slice(0, allowed)) await elsewhere(id, post.id)
      const refused = await makeVisitor().lock(ids.at(-1)!)
      assert.deepInclude(refused, { status: 409, code: 'SUGGESTIONS_RESERVED' })
    }
  })

  test('is limited to five per post', async ({ assert }) => {
    const { ids } = await makePublicPost(12)
    const visitor = makeVisitor()
    for (const id of ids.slice(0, 5)) assert.equal((await visitor.lock(id)).status, 200)
    const refused = await visitor.lock(ids[5]!)
    assert.deepInclude(refused, { status: 429, code: 'VISITOR_LIMIT_REACHED' })
    assert.equal(refused.headers.get('retry-after'), '86400')
    const sameAddress = await makeVisitor().lock(ids[5]!)
    assert.equal(sameAddress.status, 429)
    await visitor.unlock(ids[0]!)
    assert.equal((await visitor.lock(ids[5]!)).status, 200)
  })

  test('is answered with what the visitor may copy from now on, as the list is', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { team, post, ids } = await makePublicPost(12)
    const limitOfList = async () => {
      const path = `/api/comments/public/${team.slug}/${post.slug}`
      return (await callApi('GET', path)).body?.limit
    }
    const visitor = makeVisitor()
    for (const id of ids.slice(0, 4)) assert.isNull((await visitor.lock(id)).body?.limit)
    assert.isNull(await limitOfList())
    const until = new Date(clock.now().getTime() + 24 * HOUR).toISOString()
    const reached = { code: 'VISITOR_LIMIT_REACHED', until }
    assert.deepEqual((await visitor.lock(ids[4]!)).body?.limit, reached)
    assert.deepEqual(await limitOfList(), reached)
    assert.isNull((await visitor.unlock(ids[4]!)).body?.limit)
    assert.isNull(await limitOfList())
  })

  test('of another visitor shows in the list when only the half of the members is left', async ({
    assert,
  }) => {
    const { team, post, ids } = await makePublicPost(3)
    const path = `/api/comments/public/${team.slug}/${post.slug}`
    assert.isNull((await callApi('GET', path)).body?.limit)
    await elsewhere(ids[0]!, post.id)
    const reserved = { code: 'SUGGESTIONS_RESERVED', until: null }
    assert.deepEqual((await callApi('GET', path)).body?.limit, reserved)
  })

  test('is limited to twenty per day', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const visitor = makeVisitor()
    for (let post = 0; post < 4; post += 1) {
      const { ids } = await makePublicPost(10)
      for (const id of ids.slice(0, 5)) assert.equal((await visitor.lock(id)).status, 200)
    }
    const { ids } = await makePublicPost(2)
    assert.equal((await visitor.lock(ids[0]!)).status, 429)
    clock.advance(24 * HOUR)
    assert.equal((await visitor.lock(ids[0]!)).status, 200)
  })

  test('expires after a day, and the suggestion is counted as available again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { team, post, ids } = await makePublicPost(2)
    await makeVisitor().lock(ids[0]!)
    clock.advance(24 * HOUR - 1)
    await releaseStaleVisitorClaims()
    const path = `/api/posts/public/${team.slug}/${post.slug}`
    assert.equal((await client.get(path)).body().post.availableCount, 1)
    clock.advance(1)
    const list = await client.get(`/api/comments/public/${team.slug}/${post.slug}`)
    assert.isTrue(list.body().comments.every(({ isLocked }: { isLocked: boolean }) => !isLocked))
    clock.advance(HOUR)
    await releaseStaleVisitorClaims()
    await releaseStaleVisitorClaims()
    assert.equal((await client.get(path)).body().post.availableCount, 2)
  })

  test('does not keep others from claiming once it has expired', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const { ids } = await makePublicPost(2)
    await makeVisitor().lock(ids[0]!)
    clock.advance(24 * HOUR)
    const won = await makeVisitor().lock(ids[0]!)
    assert.deepInclude(won, { status: 200, availableCount: 1 })
  })

  test('is refused for replies and for suggestions of posts that are not listed', async ({ assert }) => {
    const team = await makeTeam()
    const listed = await makePost(team, { isPublic: true })
    const hidden = [
      await makeSuggestion(await makePost(team)),
      await makeSuggestion(await makePost(team, { isPublic: true, pending: true })),
      await makeSuggestion(listed, { parentId: await makeSuggestion(listed) }),
    ]
    for (const id of hidden) {
      for (const verb of ['lock', 'unlock'] as const) {
        const answer = await makeVisitor()[verb](id)
        assert.deepInclude(answer, { status: 404, code: 'COMMENT_NOT_FOUND' })
      }
    }
  })
})
