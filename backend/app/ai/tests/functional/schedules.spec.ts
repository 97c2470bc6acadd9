import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { inTransaction } from '#core/database/transactions/transaction'
import AddMember from '#organizations/organizations/actions/add_member'
import { claimCall } from '#ai/repositories/claim_call'
import { storeText } from '#ai/repositories/store_text'
import { idOf, makeAiScene, type AiScene } from '#ai/tests/support/ai_scene'
import { selectMoods } from '#ai/tests/support/make_run'
import { listen } from '#notifications/stream/tests/support/listen'
import { endOverduePosts } from '#posts/posts/jobs/start_and_end_posts'
import { useAi } from '#tests/ai_peer'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import type { Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { runJobs } from '#tests/jobs'

const HOUR_MS = 3_600_000
const SCHEDULED = { schedule: { timeZone: 'UTC', start: '2026-03-02T10:00' } }
const ENDING = { schedule: { timeZone: 'UTC', end: '2026-03-02T10:00' } }

async function addColleague({ organizationId }: Team) {
  const user = await makeUser()
  await new AddMember().handle({ organizationId, userId: user.id, role: 'member' })
  return user
}

const startRun = async ({ generate }: AiScene, texts: number) =>
  idOf(await generate(await selectMoods(texts), { body: { language: 'en' } }))

/** What a user learns of the runs of a post, until they learn of another one. */
async function learnedBy(stream: Awaited<ReturnType<typeof listen>>, { team, post }: AiScene) {
  const { id: lastId } = await makePost(team)
  const isLast = () => stream.seen().some((event) => 'postId' in event && event.postId === lastId)
  while (!isLast()) await stream.until(stream.seen().length + 1)
  return stream.seen().filter((event) => event.type === 'ai.run' && event.postId === post.id)
}

test.group('AI runs of a scheduled post', (group) => {
  dialect(group)
  rollBack(group)
  useAi(group)
  group.each.setup(() => useClock(new FakeClock('2026-03-02T09:00:00.000Z')))

  test('are refused to those who do not see the post, as if it did not exist', async ({ assert }) => {
    const scene = await makeAiScene(SCHEDULED)
    const colleague = await addColleague(scene.team)
    const id = await startRun(scene, 1)
    const read = (path: string) => callApi('GET', `/api/ai/${path}`, { as: colleague })
    for (const [{ status, body }, code] of [
      [await scene.generate(await selectMoods(1), { as: colleague }), 'POST_NOT_FOUND'],
      [await read(`posts/${scene.post.id}`), 'POST_NOT_FOUND'],
      [await read(`runs/${id}`), 'AI_RUN_NOT_FOUND'],
      [await callApi('POST', `/api/ai/runs/${id}/cancel`, { as: colleague }), 'AI_RUN_NOT_FOUND'],
    ] as const)
      assert.deepEqual([status, body!.code], [404, code])
  })

  test('reach only its author and the admins in the event stream', async ({ assert, cleanup }) => {
    const scene = await makeAiScene(SCHEDULED)
    const { team } = scene
    const people = [await addColleague(team), team.member, team.admin]
    const streams = await Promise.all(people.map((person) => listen(person)))
    cleanup(() => void streams.map((stream) => stream.leave()))
    await startRun(scene, 1)
    await runJobs()
    const [colleagues, ...others] = await Promise.all(streams.map((stream) => learnedBy(stream, scene)))
    assert.isEmpty(colleagues)
    for (const learned of others) assert.isNotEmpty(learned)
  })

  test('reach all members who prepare the post', async ({ assert, cleanup }) => {
    const scene = await makeAiScene({ ...SCHEDULED, membersPrepare: true })
    const stream = await listen(await addColleague(scene.team))
    cleanup(() => stream.leave())
    await startRun(scene, 1)
    assert.isNotEmpty(await learnedBy(stream, scene))
  })
})

test.group('AI runs of a post that has ended', (group) => {
  dialect(group)
  rollBack(group)
  const ai = useAi(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock('2026-03-02T09:00:00.000Z'))))

  async function end(): Promise<void> {
    clock.advance(HOUR_MS)
    await endOverduePosts()
    await runJobs()
  }

  test('are refused', async ({ assert }) => {
    const scene = await makeAiScene(ENDING)
    await end()
    const { status, body } = await scene.generate(await selectMoods(1))
    assert.deepEqual([status, body!.code], [409, 'POST_ENDED'])
  })

  test('are cancelled before they ask for texts', async ({ assert }) => {
    const scene = await makeAiScene(ENDING)
    const id = await startRun(scene, 2)
    await end()
    assert.deepInclude(await scene.run(id), { state: 'cancelled', arrived: 0, failure: null })
    assert.isEmpty(await ai().calls())
  })

  test('are cancelled between two calls, and keep what has arrived', async ({ assert }) => {
    const scene = await makeAiScene(ENDING)
    const id = await startRun(scene, 2)
    const call = await inTransaction((trx) => claimCall(trx, id, 0))
    const arrived = { text: 'The stairs will keep us fit', problem: null, reasoning: null }
    await inTransaction((trx) => storeText(trx, call!.run, call!.requested[0]!, arrived))
    await end()
    assert.deepInclude(await scene.run(id), { state: 'cancelled', arrived: 1 })
    assert.isEmpty(await ai().calls())
  })

  test('go on when the post is opened again before its job runs', async ({ assert }) => {
    const scene = await makeAiScene(ENDING)
    const id = await startRun(scene, 1)
    clock.advance(HOUR_MS)
    await endOverduePosts()
    await callApi('PUT', `/api/posts/${scene.post.id}/end`, { as: scene.team.member, body: { hours: 24 } })
    await runJobs()
    assert.equal((await scene.run(id)).state, 'done')
  })
})
