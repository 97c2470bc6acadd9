import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicTestimonialList } from '#contract/community/data/testimonial'
import { LANGUAGES, type Language } from '#contract/core/rules/language'
import env from '#start/env'
import { fromInstant } from '#core/database/rows/instant'
import { ORGANIZATIONS } from '#operations/demo/actions/content/organizations'
import { TAGS } from '#operations/demo/actions/content/tags'
import LoadDemo from '#operations/demo/actions/load_demo'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'

const CREDENTIALS = join(env.dataDir, 'demo-credentials.json')

/** The texts of a language in content of the demo. */
function wordsIn(language: Language, content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  if (language in content) return [(content as Record<Language, string>)[language]]
  return Object.values(content).flatMap((each) => wordsIn(language, each))
}

test.group('The demo data', (group) => {
  dialect(group)
  rollBack(group)

  test('has users who can sign in with the stored passwords, in a file that only its owner can read', async ({
    client,
    assert,
  }) => {
    await new LoadDemo().handle('en')
    assert.equal(statSync(CREDENTIALS).mode & 0o777, 0o600)
    const { accounts } = JSON.parse(readFileSync(CREDENTIALS, 'utf8'))
    assert.deepEqual(
      accounts.map(({ role }: { role: string }) => role),
      ['owner', 'administrator', 'member', 'colleague'],
    )
    for (const { role, email, password } of accounts) {
      const answer = await client.post('/api/auth/login').json({ email, password })
      answer.assertStatus(200)
      assert.equal(answer.body().user.isAdmin, role === 'administrator')
    }
  })

  test('has two organizations, a pending post and partly claimed suggestions', async ({ assert }) => {
    await new LoadDemo().handle('en')
    const organizations = await db
      .from('organizations')
      .orderBy('name')
      .select('name', 'posts_count', 'members_count')
    assert.deepEqual(organizations, [
      { name: 'Northwind Labs', posts_count: 14, members_count: 4 },
      { name: 'Tideline Studio', posts_count: 3, members_count: 3 },
    ])
    const posts = await db.from('posts').select('moderation_status', 'comments_count', 'available_count')
    assert.lengthOf(
      posts.filter(({ moderation_status: status }) => status === 'pending'),
      1,
    )
    assert.isTrue(
      posts.some(({ comments_count: all, available_count: available }) => available > 0 && available < all),
    )
  })

  test('was shared over a month, and no suggestion is older than its post', async ({ assert }) => {
    await new LoadDemo().handle('en')
    const posts = await db.from('posts').orderBy('created_at').select('id', 'created_at')
    const times = posts.map(({ created_at: at }) => fromInstant(at).getTime())
    const days = (times.at(-1)! - times[0]!) / 86_400_000
    assert.isAbove(days, 25)
    assert.isAbove(Math.min(...times.slice(1).map((time, index) => time - times[index]!)), 3_600_000)
    const { early } = await db
      .from('comments')
      .join('posts', 'posts.id', 'comments.post_id')
      .whereColumn('comments.created_at', '<', 'posts.created_at')
      .count('* as early')
      .firstOrFail()
    assert.equal(Number(early), 0)
  })

  test('can generate texts with the sandbox, with a key that is stored encrypted', async ({ assert }) => {
    await new LoadDemo().handle('en')
    const rows = await db.from('ai_integrations').select('provider', 'is_active', 'api_key')
    assert.lengthOf(rows, 2)
    for (const { provider, is_active: isActive, api_key: key } of rows) {
      assert.equal(provider, 'openai')
      assert.isTrue(Boolean(isActive))
      assert.notInclude(key, 'sandbox')
    }
  })

  test('has public testimonials in each language, named and anonymous, and one that waits', async ({
    client,
    assert,
  }) => {
    await new LoadDemo().handle('en')
    for (const language of LANGUAGES) {
      const answer = await client.get(`/api/testimonials/public?language=${language}`)
      const { testimonials } = answer.body() as PublicTestimonialList
      assert.lengthOf(testimonials, 4, language)
      assert.isTrue(testimonials.every((testimonial) => testimonial.language === language))
      assert.lengthOf(
        testimonials.filter(({ author }) => author === null),
        1,
      )
    }
    assert.lengthOf(await db.from('testimonials').whereNull('reviewed_at'), 1)
  })

  for (const language of LANGUAGES)
    test(`has organizations, posts, tags and suggestions in one language: ${language}`, async ({
      client,
      assert,
    }) => {
      await new LoadDemo().handle(language)
      const words = new Set(wordsIn(language, [ORGANIZATIONS, TAGS]))
      const stored: { text: string }[] = [
        ...(await db.from('organizations').select('description as text')),
        ...(await db.from('posts').select('title as text')),
        ...(await db.from('posts').whereNotNull('comment').select('comment as text')),
        ...(await db.from('post_tags').join('tags', 'tags.id', 'post_tags.tag_id').select('name as text')),
        ...(await db.from('comments').select('content as text')),
      ]
      assert.isAbove(stored.length, 100)
      for (const { text } of stored) assert.isTrue(words.has(text), text)
      const { posts } = (await client.get('/api/community/posts')).body()
      for (const { title } of posts) assert.isTrue(words.has(title), title)
    })

  test('has no sentence that is the same in two languages', ({ assert }) => {
    const sentences = LANGUAGES.flatMap((language) => [...new Set(wordsIn(language, ORGANIZATIONS))])
    assert.lengthOf(new Set(sentences), sentences.length)
  })

  test('is not loaded into a database in use', async ({ assert }) => {
    await makeUser()
    assert.isNull(await new LoadDemo().handle('en'))
    const { posts } = await db.from('posts').count('* as posts').firstOrFail()
    assert.equal(Number(posts), 0)
  })
})
