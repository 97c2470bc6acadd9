import { createHash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'

export const SECRET = 'a-secret-that-was-told-once-at-the-sign-in'
export const EARLIER = toInstant(new Date(Date.now() - 3_600_000))
export const TOMORROW = toInstant(new Date(Date.now() + 86_400_000))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Names of rows and their ids in the database. */
export const ids = Object.fromEntries(
  [
    'ada',
    'ben',
    'team',
    'post',
    'tag',
    'commaTag',
    'joinedTag',
    'loneTag',
    'emptyTag',
    'wideTag',
    'looseTag',
    'mood',
    'session',
    'pending',
    'available',
    'repeat',
    'claimed',
    'visitors',
    'reserved',
  ].map((name) => [name, newId()]),
) as Record<string, string>

/** Rows as written before search: migrations up to 0025. */
export async function insertFirstRows(client: QueryClientContract): Promise<void> {
  const dates = { created_at: EARLIER, updated_at: EARLIER }
  const person = (id: string, email: string) => ({ id, name: 'Ada Byron', email, email_key: email, ...dates })
  await client.table('users').multiInsert([person(ids.ada!, 'ada@x.org'), person(ids.ben!, 'ben@x.org')])
  await client.table('organizations').insert({
    id: ids.team,
    name: 'Northwind',
    name_key: 'northwind',
    slug: 'northwind',
    posts_count: 1,
    members_count: 2,
    ...dates,
  })
  const member = (user_id: string, role: string) => ({
    id: newId(),
    organization_id: ids.team,
    user_id,
    role,
    joined_at: EARLIER,
  })
  await client.table('memberships').multiInsert([member(ids.ada!, 'owner'), member(ids.ben!, 'member')])
  await client.table('moods').insert({
    id: ids.mood,
    key: 'witty',
    emoji: '?',
    color: '#000000',
    name: 'Old',
    description: '',
    position: 0,
  })
  await client.table('tags').insert({ id: ids.tag, name: 'launch', is_predefined: true, created_at: EARLIER })
  await client.table('approved_domains').insert({
    id: newId(),
    host: 'x.com',
    name: 'X',
    is_blocked: true,
    created_at: EARLIER,
  })
  await client.table('posts').insert({
    id: ids.post,
    organization_id: ids.team,
    user_id: ids.ada,
    slug: 'launch',
    title: 'Équipe de lancement',
    url: 'https://www.linkedin.com/posts/1?trk=a&id=7&UTM_source=b#top',
    host: 'linkedin.com',
    is_public: true,
    is_sensitive: false,
    moderation_status: 'approved',
    listed: true,
    comments_count: 5,
    free_count: 3,
    ...dates,
  })
  await client.table('post_tags').insert({
    post_id: ids.post,
    tag_id: ids.tag,
    created_at: EARLIER,
    listed: true,
  })
  for (const [name, content] of [
    ['available', 'Splendid work, everyone!'],
    ['repeat', '  splendid WORK — everyone'],
    ['claimed', 'The claimed one'],
    ['visitors', 'The one of a visitor'],
    ['reserved', 'The reserved one'],
  ] as const) {
    await client.table('comments').insert({
      id: ids[name],
      post_id: ids.post,
      user_id: ids.ben,
      mood_id: ids.mood,
      content,
      ...dates,
    })
  }
}

/** Rows as written before the columns were renamed: migrations up to 0049. */
export async function insertLaterRows(client: QueryClientContract): Promise<void> {
  const claim = (name: string, by: object) =>
    client
      .from('comments')
      .where('id', ids[name]!)
      .update({ locked_at: EARLIER, ...by })
  await claim('claimed', { locked_by_user_id: ids.ben })
  await claim('visitors', { locked_by_visitor: 'v'.repeat(43) })
  await client.table('visitor_claims').insert({
    comment_id: ids.visitors,
    post_id: ids.post,
    visitor: 'v'.repeat(43),
    address: 'a',
    created_at: EARLIER,
  })
  await client.table('suggestion_holds').insert({
    comment_id: ids.reserved,
    post_id: ids.post,
    user_id: ids.ada,
    ends_at: TOMORROW,
  })
  // As they were accepted before commas were refused, and spellings folded.
  for (const [id, name, is_predefined] of [
    [ids.commaTag, 'our,team', true],
    [ids.joinedTag, 'our-team', false],
    [ids.loneTag, 'zeal, pride', false],
    [ids.emptyTag, ',', false],
    [ids.wideTag, 'ｌａｕｎｃｈ', false],
    [ids.looseTag, 'cafe\u0301', false],
  ] as const) {
    await client.table('tags').insert({ id, name, is_predefined, created_at: EARLIER })
    if (id === ids.joinedTag) continue
    await client.table('post_tags').insert({
      post_id: ids.post,
      tag_id: id,
      organization_id: ids.team,
      created_at: EARLIER,
      listed: true,
    })
    await client.table('feed_deltas').insert({ feed: `tag:${id}`, day: EARLIER.slice(0, 10), n: 1 })
  }
  await client.table('access_tokens').insert({
    id: ids.session,
    user_id: ids.ada,
    hash: sha256(SECRET),
    way: 'google',
    created_at: EARLIER,
    last_used_at: EARLIER,
    expires_at: TOMORROW,
  })
  await client.table('pending_sign_ins').insert({
    id: ids.pending,
    user_id: ids.ben,
    client: 'c',
    way: 'linkedin',
    created_at: EARLIER,
    expires_at: TOMORROW,
  })
}
