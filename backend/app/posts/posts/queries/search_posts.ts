import { may } from '#contract/organizations/rules/abilities'
import { normalizeTags } from '#contract/posts/rules/tag'
import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'
import { listMembersByWord } from '#organizations/public'
import {
  findRareWord,
  matchesPrefix,
  postsWithWord,
  RARE_MAX,
  type SearchedWord,
  WORDS_MAX,
} from '#posts/posts/queries/rare_word'
import type { PostFilter } from '#posts/posts/queries/post_filter'
import { isNotOver } from '#posts/posts/queries/visible_posts'
import { tokenizeSearch } from '#core/database/search/tokenize'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'

const NOTHING: SqlFragment = { sql: '1 = 0', values: [] }

/**
 * A statement for the matching posts, without repetition, as `id` and `created_at`. It scans the most selective index
 * (a rare word, a tag, or the posts themselves, newest first) and checks the other conditions on each row.
 */
export async function searchPosts(filter: PostFilter, rareMax = RARE_MAX): Promise<SqlFragment> {
  const { organizationId, search } = filter
  const words = await searchedWords(organizationId, search ?? '')
  const tags = normalizeTags(filter.tags ?? [])
  const place: SqlFragment = { sql: 'found.organization_id = ?', values: [organizationId] }
  const facts = factsOf(filter)
  const inPhase = [phaseOf(filter), ...facts]
  if (filter.state === 'scheduled')
    return statement('found.id', 'posts', [place, ...inPhase, ...inTitle(search ?? '')])
  if (words.length === 0) {
    if (search !== undefined) return statement('found.id', 'posts', [NOTHING])
    if (tags.length === 0) return statement('found.id', 'posts', [place, ...inPhase])
    return statement('distinct found.post_id as id', 'post_tags', [place, isTag(tags), ...inPosts(inPhase)])
  }
  const rare = await findRareWord(organizationId, words, rareMax)
  if (rare === null && tags.length === 0) {
    const matches = words.map((word) => matchesWord('found.id', word, isAuthor))
    return statement('found.id', 'posts', [place, ...inPhase, ...matches])
  }
  const others = words.filter((word) => word !== rare)
  const conditions = others.map((word) =>
    matchesWord('found.post_id', word, (ids) => inPosts([isAuthor(ids)])[0]!),
  )
  conditions.push(...inPosts(rare === null ? inPhase : facts))
  if (rare === null) {
    return statement('distinct found.post_id as id', 'post_tags', [place, isTag(tags), ...conditions])
  }
  if (tags.length > 0) conditions.push(hasTag(tags))
  const source = postsWithWord(organizationId, rare)
  const { sql, values } = statement('distinct found.post_id as id', `(${source.sql})`, [place, ...conditions])
  return { sql, values: [...source.values, ...values] }
}

async function searchedWords(organizationId: string, search: string): Promise<SearchedWord[]> {
  const words = tokenizeSearch(search).slice(0, WORDS_MAX)
  if (words.length === 0) return []
  const authors = await listMembersByWord(organizationId, words)
  return words.map((word, index) => ({ word, authorIds: authors[index]! }))
}

function statement(id: string, table: string, conditions: SqlFragment[]): SqlFragment {
  const where = conditions.map(({ sql }) => sql).join(' and ')
  return {
    sql: `select ${id}, found.created_at from ${table} found where ${where}`,
    values: conditions.flatMap(({ values }) => values),
  }
}

/** Whether a post has the word in its texts, or in the name of its author. */
function matchesWord(
  id: string,
  { word, authorIds }: SearchedWord,
  byAuthor: (ids: readonly string[]) => SqlFragment,
): SqlFragment {
  const { sql, values } = matchesPrefix('other', word)
  const inTexts = `exists (select 1 from post_words other where other.post_id = ${id} and ${sql})`
  if (authorIds.length === 0) return { sql: inTexts, values }
  const author = byAuthor(authorIds)
  return { sql: `(${inTexts} or ${author.sql})`, values: [...values, ...author.values] }
}

const isAuthor = (ids: readonly string[]): SqlFragment => ({
  sql: `found.user_id in (${placeholders(ids)})`,
  values: [...ids],
})

const isTag = (tags: readonly string[]): SqlFragment => ({
  sql: `found.tag_id in (select id from tags where name in (${placeholders(tags)}))`,
  values: [...tags],
})

const hasTag = (tags: readonly string[]): SqlFragment => ({
  sql: `exists (select 1 from post_tags join tags on tags.id = post_tags.tag_id
    where post_tags.post_id = found.post_id and tags.name in (${placeholders(tags)}))`,
  values: [...tags],
})

/** Scheduled posts are in no index of words: there are few, and the title is what they are found by. */
const inTitle = (search: string): SqlFragment[] =>
  tokenizeSearch(search).map((word) => ({ sql: 'lower(found.title) like ?', values: [`%${word}%`] }))

/** Whether a post, as `found`, has started or, for the list of those, is scheduled and seen by the viewer. */
function phaseOf({ state, viewer }: PostFilter): SqlFragment {
  if (state !== 'scheduled') return { sql: 'found.starts_at is null', values: [] }
  if (viewer === undefined) return NOTHING
  if (may(viewer.role, 'scheduleAnyPost')) return { sql: 'found.starts_at is not null', values: [] }
  return {
    sql: `found.starts_at is not null and (found.members_prepare or found.user_id = ?
      or (found.api_token_id is not null and found.organization_id = ?))`,
    values: [viewer.userId, viewer.userId],
  }
}

/** The conditions on the posts themselves, as `found`. */
function factsOf({ visibility, state, authorId, among }: PostFilter): SqlFragment[] {
  const facts: SqlFragment[] = []
  if (visibility === 'public') facts.push({ sql: 'found.is_public', values: [] })
  if (visibility === 'private') facts.push({ sql: 'not found.is_public', values: [] })
  if (state === 'ended' || state === 'open') {
    const over = { sql: 'found.ends_at <= ?', values: [toInstant(now())] }
    const open = { sql: `found.ended_at is null and ${isNotOver('found')}`, values: [toInstant(now())] }
    facts.push({ sql: 'found.approved_at is not null', values: [] }, state === 'ended' ? over : open)
  } else if (state !== undefined && state !== 'scheduled') {
    // Repeated, because SQLite uses a partial index only when the statement contains its condition.
    const few = state === 'approved' ? '' : `found.moderation_status <> 'approved' and `
    facts.push({ sql: `${few}found.moderation_status = ?`, values: [state] })
  }
  if (authorId !== undefined) facts.push({ sql: 'found.user_id = ?', values: [authorId] })
  if (among) facts.push({ sql: `found.id in (select id from (${among.sql}) among)`, values: among.values })
  return facts
}

/** The same for a table that has only the id of the post. */
function inPosts(facts: SqlFragment[]): SqlFragment[] {
  if (facts.length === 0) return []
  const conditions = facts.map(({ sql }) => sql.replaceAll('found.', 'posts.')).join(' and ')
  return [
    {
      sql: `exists (select 1 from posts where posts.id = found.post_id and ${conditions})`,
      values: facts.flatMap(({ values }) => values),
    },
  ]
}
