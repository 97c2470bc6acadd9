import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi, tokenOf, type Answer } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const CROWD = 10
const HOST = 'unheard-of.example'

const makeModerators = () =>
  Promise.all([1, 2].map(async () => tokenOf(await makeUser({ isAdmin: true, withoutPassword: true }))))
const verdict = ({ status, body }: Answer) => String(body?.code ?? status)
const moderate = (as: string, id: string, body: object) =>
  callApi('POST', `/api/posts/${id}/moderate`, { as, body })

test.group('Concurrent decisions', (group) => {
  dialect(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals', 'organizations', 'users']) {
      await db.from(table).delete()
    }
    await db.from('approved_domains').where('host', HOST).delete()
  })

  test('of many about one post, one is made, and the others are told which', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { pending: true, isPublic: true })
    const moderators = await makeModerators()
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, turn) => {
        const body = turn % 2 === 0 ? { action: 'approve' } : { action: 'reject', reason: 'A link farm.' }
        return moderate(moderators[turn % 2]!, id, body)
      }),
    )
    // The moderator who decided gets the same response each time.
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      CROWD / 2,
    )
    const won = answers.find(({ status }) => status === 200)!.body!.post as { moderationStatus: string }
    const row = await db.from('posts').where('id', id).firstOrFail()
    assert.equal(row.moderation_status, won.moderationStatus)
    for (const { status, body } of answers) {
      if (status === 200) continue
      assert.equal(body!.code, 'POST_MODERATED')
      assert.equal((body!.details as { decision: { status: string } }).decision.status, won.moderationStatus)
    }
    const entries = await db.from('platform_log_entries').where('target_id', id)
    assert.lengthOf(entries, 1)
  }).timeout(60_000)

  test('a post that is deleted while it is approved is gone from every list', async ({ assert }) => {
    const team = await makeTeam()
    const owner = await tokenOf(team.owner)
    const [moderator] = await makeModerators()
    for (let round = 0; round < 10; round += 1) {
      const { id } = await makePost(team, { pending: true, isPublic: true, tags: ['press'] })
      const [deleted, decided] = await Promise.all([
        callApi('DELETE', `/api/posts/${id}`, { as: owner }),
        moderate(moderator!, id, { action: 'approve' }),
      ])
      assert.equal(deleted.status, 204)
      assert.include(['200', 'POST_NOT_FOUND'], verdict(decided))
    }
    const { total } = await db.from('feed_deltas').where('feed', 'all').sum('n as total').firstOrFail()
    assert.equal(Number(total ?? 0), 0)
  }).timeout(60_000)

  test('a post that is shared while its host is approved does not wait', async ({ assert }) => {
    const team = await makeTeam()
    const member = await tokenOf(team.member)
    const [moderator] = await makeModerators()
    for (let round = 0; round < 10; round += 1) {
      const { id } = await makePost(team, { pending: true })
      const share = (turn: number) =>
        callApi('POST', '/api/posts', {
          as: member,
          body: {
            organizationId: team.organizationId,
            title: `Post ${turn}`,
            url: `https://${HOST}/${turn}`,
          },
        })
      const shared = [1, 2, 3, 4].map(share)
      const approval = await moderate(moderator!, id, { action: 'approve', approveDomain: true })
      assert.equal(approval.status, 200)
      assert.isTrue((await Promise.all(shared)).every(({ status }) => status === 201))
      assert.lengthOf(await db.from('posts').where('moderation_status', 'pending'), 0)
      await db.from('approved_domains').where('host', HOST).delete()
    }
  }).timeout(60_000)

  test('two moderators who approve hosts and posts of each other do not deadlock', async ({ assert }) => {
    const teams = [await makeTeam(), await makeTeam()]
    const moderators = await makeModerators()
    for (let round = 0; round < 10; round += 1) {
      const posts = await Promise.all(
        [0, 1, 0, 1].map((of) =>
          makePost(teams[of]!, { pending: true, isPublic: true, tags: ['press', 'event'] }),
        ),
      )
      const answers = await Promise.all(
        posts.map(({ id }, turn) =>
          moderate(moderators[turn % 2]!, id, { action: 'approve', approveDomain: turn % 2 === 0 }),
        ),
      )
      for (const answer of answers) assert.include(['200', 'POST_MODERATED'], verdict(answer))
      assert.lengthOf(await db.from('posts').where('moderation_status', 'pending'), 0)
      await db.from('approved_domains').where('host', HOST).delete()
    }
  }).timeout(60_000)
})
