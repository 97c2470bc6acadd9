import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import type { FieldError } from '#contract/error_code'
import PostCreated from '#posts/posts/events/post_created'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { queriesOf } from '#tests/queries'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'

const LINK = 'https://www.linkedin.com/posts/northwind_launch'

test.group('Creating a post', (group) => {
  dialect(group)
  rollBack(group)

  test('creates a private post with a normalized title and tags', async ({ client, assert, cleanup }) => {
    const events = emitter.fake([PostCreated])
    cleanup(() => emitter.restore())
    const { organizationId, slug, member } = await makeTeam()
    const answer = await client
      .post('/api/posts')
      .json({
        organizationId,
        title: '  We  launch ',
        url: LINK,
        comment: '',
        tags: ['#Launch', 'launch', 'Big News', 'big, news', ' , '],
      })
      .loginAs(member)
    answer.assertStatus(201)
    const { post } = answer.body()
    assert.deepInclude(post, {
      organizationId,
      title: 'We launch',
      slug: 'we-launch',
      url: LINK,
      host: 'linkedin.com',
      comment: null,
      isPublic: false,
      isSensitive: false,
      moderationStatus: 'approved',
      moderationReason: null,
      userId: member.id,
      creator: { id: member.id, name: 'Mira Member', firstName: 'Mira', avatarUrl: null },
      commentsCount: 0,
      availableCount: 0,
      publicUrl: null,
      can: { update: true, delete: true, schedule: true, feature: false },
    })
    assert.equal(post.organization.slug, slug)
    assert.deepEqual(
      post.tags.map(({ name }: { name: string }) => name),
      ['big', 'big-news', 'launch', 'news'],
    )
    events.assertEmitted(PostCreated, ({ data }) => data.postId === post.id && data.userId === member.id)
  })

  test('removes tracking parameters from the link', async ({ client, assert }) => {
    const { organizationId, member } = await makeTeam()
    const answer = await client
      .post('/api/posts')
      .json({ organizationId, title: 'Hello', url: `${LINK}?utm_source=mail&id=7&trk=public#top` })
      .loginAs(member)
    assert.equal(answer.body().post.url, `${LINK}?id=7#top`)
  })

  test('shares the link in {$self}, and nothing around it')
    .with([
      `${LINK} via @acme`,
      `<${LINK}|Launch>`,
      `See ${LINK}.`,
      `${LINK}\u200b`,
      LINK.slice('https://'.length),
    ])
    .run(async ({ client, assert }, url) => {
      const { organizationId, member } = await makeTeam()
      const answer = await client
        .post('/api/posts')
        .json({ organizationId, title: 'Hello', url })
        .loginAs(member)
      assert.equal(answer.body().post.url, LINK)
    })

  test('shares the page behind a mail gateway, without the address of its reader', async ({
    client,
    assert,
  }) => {
    const { organizationId, member } = await makeTeam()
    const url = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(LINK)}&data=05%7C02%7Cana%40acme.example&reserved=0`
    const answer = await client
      .post('/api/posts')
      .json({ organizationId, title: 'Hello', url })
      .loginAs(member)
    assert.deepInclude(answer.body().post, { url: LINK, moderationStatus: 'approved' })
  })

  test('gives a public post on an approved domain a public address', async ({ client, assert }) => {
    const { organizationId, slug, member } = await makeTeam()
    const answer = await client
      .post('/api/posts')
      .json({ organizationId, title: 'Hello', url: LINK, isPublic: true })
      .loginAs(member)
    assert.equal(answer.body().post.publicUrl, `http://fanfare.test/public/${slug}/hello`)
  })

  test('makes a public post on an unknown domain pending', async ({ client, assert }) => {
    const { organizationId, member } = await makeTeam()
    const answer = await client
      .post('/api/posts')
      .json({ organizationId, title: 'Hello', url: 'https://evil-linkedin.com/', isPublic: true })
      .loginAs(member)
    answer.assertStatus(201)
    assert.deepInclude(answer.body().post, { moderationStatus: 'pending', publicUrl: null })
  })

  for (const [url, code] of [
    ['https://bit.ly/x', 'URL_BLOCKED'],
    ['http://127.0.0.1/', 'URL_INVALID'],
    ['javascript:alert(1)', 'URL_INVALID'],
  ]) {
    test(`refuses ${url} with ${code}`, async ({ client }) => {
      const { organizationId, member } = await makeTeam()
      const answer = await client.post('/api/posts').json({ organizationId, title: 'A', url }).loginAs(member)
      answer.assertStatus(422)
      answer.assertBodyContains({ code })
    })
  }

  test('numbers the slugs of equal titles per organization', async ({ assert }) => {
    const [one, other] = [await makeTeam(), await makeTeam()]
    const slugs = []
    for (let round = 0; round < 3; round += 1) slugs.push((await makePost(one)).slug)
    assert.deepEqual(slugs, ['we-are-hiring', 'we-are-hiring-2', 'we-are-hiring-3'])
    assert.equal((await makePost(other)).slug, 'we-are-hiring')
  })

  test('creates one post for a repeated idempotency key', async ({ client, assert }) => {
    const { organizationId, member, admin } = await makeTeam()
    const send = (user = member) =>
      client
        .post('/api/posts')
        .header('idempotency-key', 'form-8f2c11')
        .json({ organizationId, title: 'Once', url: LINK })
        .loginAs(user)
    const [first, second] = [await send(), await send()]
    first.assertStatus(201)
    second.assertStatus(200)
    assert.equal(first.body().post.id, second.body().post.id)
    const another = await send(admin)
    another.assertStatus(201)
    const organization = await db.from('organizations').where('id', organizationId).firstOrFail()
    assert.equal(organization.posts_count, 2)
  })

  test('refuses a repeated idempotency key with another body', async ({ client, assert }) => {
    const { organizationId, member } = await makeTeam()
    const send = (title: string) =>
      client
        .post('/api/posts')
        .header('idempotency-key', 'form-8f2c12')
        .json({ organizationId, title, url: LINK })
        .loginAs(member)
    const first = await send('Once')
    const other = await send('Twice')
    other.assertStatus(409)
    other.assertBodyContains({ code: 'IDEMPOTENCY_KEY_REUSED' })
    const rows = await db.from('posts').where('organization_id', organizationId)
    assert.deepEqual(
      rows.map(({ id, title }) => [id, title]),
      [[first.body().post.id, 'Once']],
    )
  })

  test('needs few round trips, with a tag, a mood and a place in the lists', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const { id: moodId } = await db.from('moods').firstOrFail()
    const as = await tokenOf(member)
    const share = async (key: string) => {
      const body = { organizationId, title: key, url: LINK, tags: ['press'], moodId, isPublic: true }
      const answer = await callApi('POST', '/api/posts', { as, body, headers: { 'idempotency-key': key } })
      assert.equal(answer.status, 201)
    }
    await share('the-first')
    const statements = await queriesOf(() => share('the-second'))
    // Session, membership, lock, look-ups, budget, the post with its rows, the total, and the answer.
    const most = process.env.DATABASE_URL ? 8 : 17
    assert.isAtMost(statements.length, most, statements.join('\n'))
  })

  test('refuses an invalid idempotency key', async ({ client }) => {
    const { organizationId, member } = await makeTeam()
    const answer = await client
      .post('/api/posts')
      .header('idempotency-key', 'short')
      .json({ organizationId, title: 'Once', url: LINK })
      .loginAs(member)
    answer.assertStatus(422)
  })

  test('refuses fields that a user may not set', async ({ client, assert }) => {
    const { organizationId, member, owner } = await makeTeam()
    const forged = {
      id: owner.id,
      slug: 'forged',
      userId: owner.id,
      moderationStatus: 'approved',
      listed: true,
      commentsCount: 9,
      availableCount: 9,
      createdAt: '2001-01-01',
    }
    const answer = await client
      .post('/api/posts')
      .json({ ...forged, organizationId, title: 'Mine', url: 'https://unheard-of.example/', isPublic: true })
      .loginAs(member)
    answer.assertStatus(422)
    const fields: FieldError[] = answer.body().details.fields
    assert.deepEqual(
      fields.map(({ field }) => field),
      Object.keys(forged),
    )
  })

  const BROKEN: [what: string, change: object, field: string][] = [
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: '   ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
    ['no link', { url: '' }, 'url'],
    ['a link that is too long', { url: `${LINK}${'x'.repeat(2_048)}` }, 'url'],
    ['a comment that is too long', { comment: 'x'.repeat(2_001) }, 'comment'],
    ['a visibility that is not a boolean', { isPublic: 'yes' }, 'isPublic'],
    ['too many tags', { tags: Array.from({ length: 11 }, (_, index) => `tag-${index}`) }, 'tags'],
    ['a tag that is not a string', { tags: [7] }, 'tags.0'],
    ['a tag that shows nothing', { tags: ['\u200b'] }, 'tags.0'],
    ['a tag of 41 characters', { tags: ['a b', 'x'.repeat(41)] }, 'tags.1'],
    ['an invalid organization id', { organizationId: 'mine' }, 'organizationId'],
  ]
  for (const [what, change, field] of BROKEN) {
    test(`refuses ${what}`, async ({ client, assert }) => {
      const { organizationId, member } = await makeTeam()
      const answer = await client
        .post('/api/posts')
        .json({ organizationId, title: 'Fine', url: LINK, ...change })
        .loginAs(member)
      answer.assertStatus(422)
      assert.equal(answer.body().details.fields[0].field, field)
    })
  }

  test('names the tag that is wrong, not its place in the list', async ({ client, assert }) => {
    const { organizationId, member } = await makeTeam()
    const messageFor = async (tag: unknown) => {
      const body = { organizationId, title: 'Fine', url: LINK, tags: ['fine', tag] }
      const answer = await client.post('/api/posts').json(body).loginAs(member)
      return answer.body().details.fields[0].message
    }
    const sentence = `The tag “${'x'.repeat(40)}…” is longer than 40 characters`
    assert.equal(await messageFor('x'.repeat(41)), sentence)
    assert.equal(await messageFor('\u200b'), 'A tag must have a letter, a digit or a symbol')
    assert.equal(await messageFor(7), 'The tags field must be a string')
    const list = await client.get(`/api/community/posts?tags=fine,${'x'.repeat(41)}`)
    list.assertStatus(422)
    assert.equal(list.body().details.fields[0].message, sentence)
  })

  test('answers 404 for non-members, whatever they send', async ({ client }) => {
    const { organizationId, stranger } = await makeTeam()
    const answer = await client.post('/api/posts').json({ organizationId, title: '' }).loginAs(stranger)
    answer.assertStatus(404)
    answer.assertBodyContains({ code: 'ORG_NOT_FOUND' })
  })
})
