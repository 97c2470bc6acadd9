import { normalizeTags } from '#contract/rules/tag'
import { placeholders } from '#core/sql/placeholders'
import { beginsLike, type Piece } from '#posts/search/begins_like'
import { findRareWord } from '#posts/search/find_rare_word'
import type { PostFilter } from '#posts/search/post_filter'
import { wordsOf } from '#posts/search/words_of'

/** Words of a search that are looked up. */
const WORDS_MAX = 8
/** So many rows of a word are sorted faster than the posts are walked. */
const RARE_MAX = 2_000
const NOTHING: Piece = { sql: '1 = 0', values: [] }

/**
 * A statement for the posts that fit, each once, as `id` and `created_at`. It reads the index of what narrows most
 * (a rare word, a tag, or the posts themselves, newest first) and asks the rest of each row it finds there.
 */
export async function foundPosts(filter: PostFilter, rareMax = RARE_MAX): Promise<Piece> {
  const { organizationId, search } = filter
  const words = wordsOf(search ?? '').slice(0, WORDS_MAX)
  const tags = normalizeTags(filter.tags ?? [])
  const place: Piece = { sql: 'found.organization_id = ?', values: [organizationId] }
  const facts = factsOf(filter)
  if (words.length === 0) {
    if (search !== undefined) return statement('found.id', 'posts', [NOTHING])
    if (tags.length === 0) return statement('found.id', 'posts', [place, ...facts])
    return statement('distinct found.post_id as id', 'post_tags', [place, isTag(tags), ...inPosts(facts)])
  }
  const rare = await findRareWord(organizationId, words, rareMax)
  const id = rare === null && tags.length === 0 ? 'found.id' : 'found.post_id'
  const asked = words.filter((word) => word !== rare).map((word) => hasWord(id, word))
  if (rare !== null) {
    if (tags.length > 0) asked.push(hasTag(tags))
    const conditions = [place, beginsLike('found', rare), ...asked, ...inPosts(facts)]
    return statement('distinct found.post_id as id', 'post_words', conditions)
  }
  if (tags.length === 0) return statement('found.id', 'posts', [place, ...facts, ...asked])
  const conditions = [place, isTag(tags), ...asked, ...inPosts(facts)]
  return statement('distinct found.post_id as id', 'post_tags', conditions)
}

function statement(id: string, table: string, conditions: Piece[]): Piece {
  const where = conditions.map(({ sql }) => sql).join(' and ')
  return {
    sql: `select ${id}, found.created_at from ${table} found where ${where}`,
    values: conditions.flatMap(({ values }) => values),
  }
}

function hasWord(id: string, word: string): Piece {
  const { sql, values } = beginsLike('other', word)
  return { sql: `exists (select 1 from post_words other where other.post_id = ${id} and ${sql})`, values }
}

const isTag = (tags: readonly string[]): Piece => ({
  sql: `found.tag_id in (select id from tags where name in (${placeholders(tags)}))`,
  values: [...tags],
})

const hasTag = (tags: readonly string[]): Piece => ({
  sql: `exists (select 1 from post_tags join tags on tags.id = post_tags.tag_id
    where post_tags.post_id = found.post_id and tags.name in (${placeholders(tags)}))`,
  values: [...tags],
})

/** What is asked of the posts themselves, which a statement calls `found`. */
function factsOf({ visibility, state, authorId }: PostFilter): Piece[] {
  const facts: Piece[] = []
  if (visibility === 'public') facts.push({ sql: 'found.is_public', values: [] })
  if (visibility === 'private') facts.push({ sql: 'not found.is_public', values: [] })
  if (state !== undefined) {
    // Said twice, because SQLite reads a partial index only where its own condition stands in the statement.
    const few = state === 'approved' ? '' : `found.moderation_status <> 'approved' and `
    facts.push({ sql: `${few}found.moderation_status = ?`, values: [state] })
  }
  if (authorId !== undefined) facts.push({ sql: 'found.user_id = ?', values: [authorId] })
  return facts
}

/** The same, asked from a table that only knows the post. */
function inPosts(facts: Piece[]): Piece[] {
  if (facts.length === 0) return []
  const asked = facts.map(({ sql }) => sql.replaceAll('found.', 'posts.')).join(' and ')
  return [
    {
      sql: `exists (select 1 from posts where posts.id = found.post_id and ${asked})`,
      values: facts.flatMap(({ values }) => values),
    },
  ]
}
