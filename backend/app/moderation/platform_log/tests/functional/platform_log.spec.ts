import { test } from '@japa/runner'
import type { PlatformLog } from '#contract/moderation/data/platform_log'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTag } from '#tests/factories/tag_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import type User from '#identity/users/models/user'

const makeAdmin = (name = 'Ada Admin') => makeUser({ name, isAdmin: true })

async function read(as: User, query = '') {
  const { status, body } = await callApi('GET', `/api/admin/log?${query}`, { as })
  return { status, ...(body as unknown as PlatformLog) }
}

test.group('The platform log', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused to everybody but administrators', async ({ assert }) => {
    const { owner, admin, member } = await makeTeam()
    for (const as of [owner, admin, member]) assert.equal((await read(as)).status, 403)
    assert.equal((await callApi('GET', '/api/admin/log')).status, 401)
    assert.equal((await read(await makeAdmin())).status, 200)
  })

  test('has what administrators do with tags, with before and after', async ({ assert }) => {
    const as = await makeAdmin()
    const { body } = await callApi('POST', '/api/tags', { as, body: { name: 'zither' } })
    const { id } = (body as { tag: { id: string } }).tag
    await callApi('PUT', `/api/tags/${id}`, { as, body: { name: 'lyre' } })
    for (let turn = 0; turn < 2; turn += 1) await callApi('POST', `/api/tags/${id}/make-predefined`, { as })
    await makeTag({ name: 'lute', actorId: as.id })
    await callApi('PUT', `/api/tags/${id}`, { as, body: { name: 'lute' } })
    const { entries } = await read(as, `actorId=${as.id}`)
    const said = entries.map(({ action, subject, before, after }) => [action, subject, before, after])
    assert.deepEqual(said.toReversed(), [
      ['tag.created', 'zither', null, { isPredefined: 'false' }],
      ['tag.changed', 'zither', { name: 'zither' }, { name: 'lyre' }],
      ['tag.changed', 'lyre', { isPredefined: 'false' }, { isPredefined: 'true' }],
      ['tag.created', 'lute', null, { isPredefined: 'false' }],
      ['tag.merged', 'lyre', { name: 'lyre' }, { name: 'lute' }],
    ])
  })

  test('has deleted tags, sensitive posts and reset links', async ({ assert }) => {
    const as = await makeAdmin()
    const team = await makeTeam()
    const { id: postId } = await makePost(team, { isPublic: true, title: 'A public one' })
    await callApi('DELETE', `/api/tags/${await makeTag()}`, { as })
    await callApi('PUT', `/api/admin/posts/${postId}/sensitive`, { as, body: { isSensitive: true } })
    await callApi('POST', '/api/admin/reset-links', { as, body: { email: team.member.email } })
    const { entries } = await read(as, `actorId=${as.id}`)
    const said = entries.map(({ action, subject, targetId }) => [action, subject, targetId])
    assert.sameDeepMembers(said.slice(0, 1), [['user.reset_link_made', 'Mira Member', team.member.id]])
    assert.includeDeepMembers(said, [['post.marked_sensitive', 'A public one', postId]])
    assert.includeMembers(
      entries.map(({ action }) => action),
      ['tag.deleted'],
    )
  })

  test('has the answers to reports, without the title of a post that is private', async ({ assert }) => {
    const as = await makeAdmin()
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true, title: 'Soon private' })
    const id = await makeReport(team.member, post)
    await callApi('PUT', `/api/admin/reports/${id}/resolve`, {
      as,
      body: { moderatorResponse: 'We looked.' },
    })
    await callApi('PUT', `/api/posts/${post.id}`, { as: team.owner, body: { isPublic: false } })
    await callApi('PUT', `/api/admin/reports/${id}/reopen`, { as })
    const { entries } = await read(as, `actorId=${as.id}`)
    assert.deepEqual(
      entries.map(({ action, subject, before, after }) => [action, subject, before, after]),
      [
        ['report.reopened', '', { moderatorResponse: 'We looked.' }, null],
        ['report.resolved', 'Soon private', null, { moderatorResponse: 'We looked.' }],
      ],
    )
  })

  test('has nothing of a decision that was refused', async ({ assert }) => {
    const as = await makeAdmin()
    await makeTag({ name: 'zither' })
    assert.equal((await callApi('POST', '/api/tags', { as, body: { name: 'zither' } })).status, 409)
    assert.isEmpty((await read(as, `actorId=${as.id}`)).entries)
  })

  test('is filtered by action, actor and time, and paged', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const [first, second] = [await makeAdmin('First'), await makeAdmin('Second')]
    await makeTag({ name: 'one', actorId: first.id })
    clock.advance(1_000)
    const between = clock.now().toISOString()
    clock.advance(1_000)
    await makeTag({ name: 'two', actorId: second.id })
    await callApi('POST', '/api/admin/reset-links', { as: second, body: { email: first.email } })
    const subjects = async (query: string) =>
      (await read(first, query)).entries.map(({ subject }) => subject).toSorted()
    assert.deepEqual(await subjects(`actorId=${first.id}`), ['one'])
    assert.deepEqual(await subjects(`actorId=${second.id}&action=tag.created`), ['two'])
    assert.isEmpty(await subjects(`actorId=${first.id}&from=${between}`))
    assert.deepEqual(await subjects(`actorId=${second.id}&from=${between}`), ['First', 'two'])
    assert.deepEqual(await subjects(`actorId=${first.id}&to=${between}`), ['one'])
    assert.isEmpty(await subjects(`actorId=${second.id}&to=${between}`))
    const { entries, pagination } = await read(first, `actorId=${second.id}&limit=1&page=2`)
    assert.lengthOf(entries, 1)
    assert.deepEqual(pagination, { page: 2, limit: 1, total: 2, totalPages: 2 })
  })

  test('refuses filters that do not exist', async ({ assert }) => {
    const as = await makeAdmin()
    for (const query of ['action=x', 'actorId=x', 'from=yesterday', 'to=2026-13-45T00:00:00Z', 'limit=101']) {
      assert.equal((await read(as, query)).status, 422, query)
    }
  })

  test('keeps the entries of a deleted account', async ({ assert }) => {
    const [as, other] = [await makeAdmin(), await makeAdmin('Gone')]
    await makeTag({ name: 'kept', actorId: other.id })
    await other.delete()
    const { entries } = await read(as)
    assert.isNull(entries.find(({ subject }) => subject === 'kept')!.actor)
  })
})
