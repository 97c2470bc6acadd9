import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { NewWebFeed, WebFeedAnswer } from '#contract/community/data/web_feed'
import { sha256 } from '#core/runtime/hashing/sha256'
import type User from '#identity/users/models/user'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import AddMember from '#organizations/organizations/actions/add_member'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { mailsTo } from '#tests/mails'
import { plansOf } from '#tests/plans'
import { queriesOf } from '#tests/queries'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { readFeed, titlesOf } from '#community/web_feeds/tests/support/read_feed'

const NEW_PASSWORD = 'Another-Morning!8'
const OWN = '/api/users/me/web-feed'

async function createFeed(user: User) {
  const { status, body } = await callApi('POST', OWN, { as: user })
  const { addresses, feed } = body as unknown as NewWebFeed
  const path = new URL(addresses.rss).pathname.replace('/rss.xml', '')
  return { status, feed, addresses, path, secret: path.split('/').at(-1)! }
}

const ownFeed = async (user: User) =>
  ((await callApi('GET', OWN, { as: user })).body as unknown as WebFeedAnswer).feed

test.group('A private feed', (group) => {
  dialect(group)
  rollBack(group)

  test('has what is shared in all organizations of its user, as members see it', async ({ assert }) => {
    const [one, other, foreign] = [await makeTeam(), await makeTeam(), await makeTeam()]
    await new AddMember().handle({
      organizationId: other.organizationId,
      userId: one.member.id,
      role: 'member',
    })
    const post = await makePost(one, { title: 'First', comment: 'Look' })
    await makePost(other, { title: 'Second', isPublic: true, pending: true })
    await makePost(one, { title: 'Third', isSensitive: true })
    await makePost(foreign, { title: 'Foreign', isPublic: true })
    const { path } = await createFeed(one.member)
    for (const format of ['rss', 'atom'] as const) {
      const { feed, answer, xml } = await readFeed(path, format)
      assert.deepEqual(
        feed?.items.map(({ title }) => title),
        ['Sensitive post', 'Second', 'First'],
      )
      assert.equal(feed?.items[2]?.url, `http://fanfare.test/posts/${post.id}`)
      assert.equal(answer.headers.get('cache-control'), 'private, no-cache')
      assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
      assert.notInclude(xml, path, 'readers pass on what a feed contains')
    }
  })

  test('is shown once, and stored as a hash', async ({ assert }) => {
    const user = await makeUser()
    assert.isNull(await ownFeed(user))
    const { status, addresses, secret, path } = await createFeed(user)
    assert.equal(status, 201)
    assert.equal(addresses.rss, `http://fanfare.test/feeds/private/${secret}/rss.xml`)
    assert.equal(addresses.atom, `http://fanfare.test/feeds/private/${secret}/atom.xml`)
    const [row] = await db.from('web_feed_secrets').where('user_id', user.id)
    assert.equal(row.hash, sha256.hex(secret))
    assert.notInclude(JSON.stringify(row), secret)
    assert.notInclude(JSON.stringify(await ownFeed(user)), secret)
    assert.deepEqual(await titlesOf(path), [])
  })

  test('ends at once where its address changes, and where it is turned off', async ({ assert }) => {
    const user = await makeUser()
    const [first, second] = [await createFeed(user), await createFeed(user)]
    assert.equal(await titlesOf(first.path), 404)
    assert.deepEqual(await titlesOf(second.path), [])
    assert.equal((await callApi('DELETE', OWN, { as: user })).status, 204)
    assert.equal(await titlesOf(second.path), 404)
    assert.isNull(await ownFeed(user))
    assert.equal((await callApi('DELETE', OWN, { as: user })).status, 204)
  })

  test('is mailed about when its address is created, without the address', async ({ assert }) => {
    const user = await makeUser()
    const { secret } = await createFeed(user)
    const [mail] = await mailsTo(user.email)
    assert.equal(mail?.subject, 'Your private feed has a new address')
    assert.notInclude(JSON.stringify(mail), secret)
  })

  test('has no longer the posts of an organization that its user has left', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, member } = team
    await makePost(team, { title: 'Internal' })
    const { path } = await createFeed(member)
    assert.deepEqual(await titlesOf(path), ['Internal'])
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    assert.deepEqual(await titlesOf(path), [])
  })

  test('is closed to disabled accounts, and deleted with an account', async ({ assert }) => {
    const user = await makeUser()
    const { path } = await createFeed(user)
    await db.from('users').where('id', user.id).update({ disabled_at: '2026-03-01 09:00:00.000' })
    assert.equal(await titlesOf(path), 404)
    await db.from('users').where('id', user.id).update({ disabled_at: null })
    assert.deepEqual(await titlesOf(path), [])
    const body = { password: PASSWORD, content: 'remove' }
    assert.equal((await callApi('DELETE', '/api/users/me', { as: user, body })).status, 204)
    assert.equal(await titlesOf(path), 404)
    assert.isEmpty(await db.from('web_feed_secrets').where('user_id', user.id))
  })

  test('ends with the sessions when the credentials change', async ({ assert }) => {
    const user = await makeUser()
    const { path } = await createFeed(user)
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    assert.isBelow((await callApi('PUT', '/api/users/me/password', { as: user, body })).status, 300)
    assert.equal(await titlesOf(path), 404)
    const again = await createFeed(user)
    assert.equal((await callApi('DELETE', '/api/auth/sessions', { as: user })).status, 204)
    assert.equal(await titlesOf(again.path), 404)
  })

  test('answers 404 for another secret, and reads nothing for what cannot be one', async ({ assert }) => {
    assert.equal(await titlesOf(`/feeds/private/${'A'.repeat(43)}`), 404)
    for (const secret of [
      'x',
      'A'.repeat(42),
      'A'.repeat(44),
      `${'A'.repeat(42)}%00`,
      `${'A'.repeat(42)}!`,
    ]) {
      assert.isEmpty(
        await queriesOf(async () => assert.equal(await titlesOf(`/feeds/private/${secret}`), 404)),
      )
    }
  })

  test('notes once an hour that it is read', async ({ assert }) => {
    const user = await makeUser()
    const { path } = await createFeed(user)
    assert.isNull((await ownFeed(user))!.lastReadAt)
    await titlesOf(path)
    const { lastReadAt } = (await ownFeed(user))!
    assert.isNotNull(lastReadAt)
    const writes = (await queriesOf(() => titlesOf(path))).filter((sql) => /^update/i.test(sql))
    assert.isEmpty(writes)
    await db.from('web_feed_secrets').update({ last_read_at: '2026-03-01 09:00:00.000' })
    await titlesOf(path)
    assert.isAbove(Date.parse((await ownFeed(user))!.lastReadAt!), Date.parse('2026-03-02'))
  })

  test('is not sent again unchanged', async ({ client }) => {
    const team = await makeTeam()
    await makePost(team, { title: 'One' })
    const { path } = await createFeed(team.member)
    const etag = (await readFeed(path, 'atom')).answer.headers.get('etag')!
    const same = await client.get(`${path}/atom.xml`).header('if-none-match', etag)
    same.assertStatus(304)
  })

  test('is read with one statement along the index of each organization', async ({ assert }) => {
    const [one, other] = [await makeTeam(), await makeTeam()]
    await new AddMember().handle({
      organizationId: other.organizationId,
      userId: one.member.id,
      role: 'member',
    })
    for (const team of [one, other]) await makePost(team)
    const { path } = await createFeed(one.member)
    await titlesOf(path)
    assert.lengthOf(await queriesOf(() => titlesOf(path)), 2)
    assert.include((await plansOf(() => titlesOf(path))).join('\n'), 'posts_newest')
  })
})
