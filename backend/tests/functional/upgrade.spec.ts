import { test } from '@japa/runner'
import type { Suggestion, SuggestionList } from '#contract/data/comment'
import type { OfferList } from '#contract/data/offer'
import type { Post, PostList, PublicPostList } from '#contract/data/post'
import type { RunningSessionList } from '#contract/data/session'
import type { TagList } from '#contract/data/tag'
import { MOODS } from '#contract/rules/mood'
import { signatureOf } from '#comments/rules/signature'
import { measure } from '#comments/rules/similarity'
import { dialect } from '#tests/tags'
import { makeOldDatabase, type OldDatabase } from '#tests/old_database'
import { EARLIER, ids, insertFirstRows, insertLaterRows, SECRET, TOMORROW } from '#tests/old_rows'
import { startServer, type RunningServer } from '#tests/server'

const base64url = (text: string) => Buffer.from(text).toString('base64url')

test.group('Upgrading a database', (group) => {
  dialect(group)
  let old: OldDatabase
  let server: RunningServer

  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const answer = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer fan_${base64url(ids.session!)}.${base64url(SECRET)}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Answer
  }

  group.setup(async () => {
    old = await makeOldDatabase()
    await old.migrateTo('0025_create_audit_entries')
    await insertFirstRows(old.client())
    await old.migrateTo('0049_keep_marks_of_moderators')
    await insertLaterRows(old.client())
    await old.close()
    server = await startServer(old.environment)
    return async () => {
      await server.stop()
      await old.drop()
    }
  })

  test('keeps sessions and their sign-in methods', async ({ assert }) => {
    const { sessions } = await call<RunningSessionList>('/api/auth/sessions')
    assert.containsSubset(sessions, [{ id: ids.session, current: true, method: 'google' }])
    const pending = await old.client().from('pending_sign_ins').where('id', ids.pending!).first()
    assert.equal(pending.method, 'linkedin')
  })

  test('keeps posts with their tags and indexes their words', async ({ assert }) => {
    const { posts } = await call<PostList>(`/api/posts/organization/${ids.team}?search=equipe`)
    assert.containsSubset(posts, [
      { id: ids.post, availableCount: 3, commentsCount: 5, tags: [{ id: ids.tag, name: 'launch' }] },
    ])
  })

  test('finds posts by the names of their authors', async ({ assert }) => {
    const { posts } = await call<PostList>(`/api/posts/organization/${ids.team}?search=ada`)
    assert.includeMembers(
      posts.map(({ id }) => id),
      [ids.post],
    )
  })

  test('removes tracking parameters from stored links, and keeps the others', async ({ assert }) => {
    const { post } = await call<{ post: Post }>(`/api/posts/${ids.post}`)
    assert.equal(post.url, 'https://www.linkedin.com/posts/1?id=7#top')
  })

  test('keeps claims, visitor claims and reservations', async ({ assert }) => {
    const { comments, nextForYou } = await call<SuggestionList>(`/api/comments/post/${ids.post}`)
    const used = (name: string): Partial<Suggestion> => {
      const { isLocked, claimedByYou, claimedAt } = comments.find(({ id }) => id === ids[name])!
      return { isLocked, claimedByYou, claimedAt }
    }
    const claimedAt = new Date(`${EARLIER}Z`).toISOString()
    assert.deepEqual(used('claimed'), { isLocked: true, claimedByYou: false, claimedAt })
    assert.deepEqual(used('visitors'), { isLocked: true, claimedByYou: false, claimedAt })
    assert.deepEqual(used('available'), { isLocked: false, claimedByYou: false, claimedAt: null })
    assert.equal(nextForYou!.id, ids.reserved)
    assert.equal(nextForYou!.reservedUntil, new Date(`${TOMORROW}Z`).toISOString())
  })

  test('indexes the words of suggestions', async ({ assert }) => {
    const path = `/api/posts/organization/${ids.team}/offers`
    const found = (search: string) => call<OfferList>(`${path}?search=${search}`)
    assert.lengthOf((await found('splendid')).offers, 1)
    assert.lengthOf((await found('unheard')).offers, 0)
  })

  test('assigns a text that two suggestions share to the first', async ({ assert }) => {
    const words = await old.client().from('used_texts').select('comment_id')
    assert.sameMembers(
      words.map(({ comment_id }) => comment_id),
      ['available', 'claimed', 'visitors', 'reserved'].map((name) => ids[name]),
    )
    const refused = await call('/api/comments', { postId: ids.post, content: 'Splendid work everyone' })
    assert.containsSubset(refused, {
      code: 'SUGGESTION_REPEATED',
      details: { similar: { id: ids.available } },
    })
  })

  test('signs the texts of suggestions, by which near-duplicates are found', async ({ assert }) => {
    const rows: { content: string; signature: Uint8Array }[] = await old
      .client()
      .from('text_signatures')
      .join('comments', 'comments.id', 'text_signatures.comment_id')
      .select('content', 'signature')
    assert.lengthOf(rows, 5)
    for (const { content, signature } of rows)
      assert.deepEqual(new Uint8Array(signature), signatureOf(measure(content)))
  })

  test('updates the moods and keeps their ids', async ({ assert }) => {
    const moods = await call<{ moods: { id: string; key: string; name: string }[] }>('/api/moods')
    assert.lengthOf(moods.moods, MOODS.length)
    assert.containsSubset(moods.moods, [{ id: ids.mood, key: 'witty', name: 'Witty' }])
  })

  test('folds the names of tags, and merges those that become equal', async ({ assert }) => {
    const { post } = await call<{ post: Post }>(`/api/posts/${ids.post}`)
    assert.deepEqual(
      post.tags.map(({ id, name }) => [id, name]),
      [
        [ids.looseTag, 'café'],
        [ids.tag, 'launch'],
        [ids.joinedTag, 'our-team'],
        [ids.loneTag, 'zeal-pride'],
      ],
    )
    for (const name of ['café', 'our-team', 'zeal-pride']) {
      const { posts, pagination } = await call<PublicPostList>(`/api/community/posts?tags=${name}`)
      assert.deepEqual([posts.map(({ id }) => id), pagination.total], [[ids.post], 1])
    }
    const joined = await old.client().from('tags').where('id', ids.joinedTag!).firstOrFail()
    assert.isTrue(Boolean(joined.is_predefined))
  })

  test('adds no tag or domain twice', async ({ assert }) => {
    const { tags } = await call<TagList>('/api/tags')
    assert.deepEqual(
      tags.map(({ name }) => name),
      ['launch', 'our-team', 'café', 'zeal-pride'],
    )
    assert.lengthOf(await old.client().from('approved_domains').select('id'), 1)
  })

  test('finds hosts and tags by what they are searched by now', async ({ assert }) => {
    const host = await old.client().from('approved_domains').where('host', 'x.com').firstOrFail()
    assert.containsSubset(host, { host_reversed: 'moc.x', name_key: 'x' })
    const { tags } = await call<TagList>('/api/tags?search=pri')
    assert.deepEqual(
      tags.map(({ name }) => name),
      ['zeal-pride'],
    )
  })
})
