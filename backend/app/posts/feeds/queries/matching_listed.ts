import { SEARCH_FOUND_MAX } from '#contract/core/rules/limits'
import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'
import { tokenizeSearch } from '#core/database/search/tokenize'
import { carriesOne, idsOf, type PublicList } from '#posts/feeds/queries/listed_ids'
import { indexOfRarest, matchesPrefix, RARE_MAX, WORDS_MAX } from '#posts/posts/queries/rare_word'

/** Which listed posts to find. */
export interface ListedSearch extends PublicList {
  /** Beginnings of words; a post has to match all of them. Undefined matches every post. */
  search?: string
  /** A search leaves out posts that were created after this instant. */
  until?: string
}

/** A part of a search: the rows of the index that have it, and the condition on a post whose id is in a column. */
interface Part {
  rows: SqlFragment
  condition: (id: string) => SqlFragment
}

/** One more than are shown, so that the count tells whether there are more. */
const LIMIT = SEARCH_FOUND_MAX + 1
const NOTHING: SqlFragment = { sql: 'select id from posts where 1 = 0', values: [] }

/**
 * The `id` of the newest listed posts that match. A search scans the index of its rarest word, or of the tags if fewer
 * posts have one; it scans the posts, newest first, if many posts have each of them.
 */
export async function matchingListed(list: ListedSearch, rareMax = RARE_MAX): Promise<SqlFragment> {
  const { search, tagIds, organizationId } = list
  if (search === undefined) return idOnly(idsOf(list, { limit: LIMIT, offset: 0 }))
  const words = tokenizeSearch(search).slice(0, WORDS_MAX)
  if (words.length === 0) return NOTHING
  const own: SqlFragment =
    organizationId === undefined
      ? { sql: '', values: [] }
      : { sql: 'and organization_id = ?', values: [organizationId] }
  const parts = [
    ...words.map((word) => partOfWord(word, own)),
    ...(tagIds.length === 0 ? [] : [partOfTags(tagIds, own)]),
  ]
  const rarest = await indexOfRarest(
    parts.map(({ rows }) => rows),
    rareMax,
  )
  const others = parts.filter((_, index) => index !== rarest)
  const source = rarest === null ? undefined : parts[rarest]!.rows
  return source === undefined
    ? newest('select posts.id, posts.created_at from posts where listed', own, others, 'posts.id', list)
    : newest(
        `select distinct found.post_id as id, found.created_at from (${source.sql}) found where 1 = 1`,
        { sql: '', values: source.values },
        others,
        'found.post_id',
        list,
      )
}

function partOfWord(word: string, own: SqlFragment): Part {
  const { sql, values } = matchesPrefix('post_words', word)
  const other = matchesPrefix('other', word)
  return {
    rows: {
      sql: `select post_id, created_at from post_words where listed and ${sql} ${own.sql}`,
      values: [...values, ...own.values],
    },
    condition: (id) => ({
      sql: `exists (select 1 from post_words other where other.post_id = ${id} and ${other.sql})`,
      values: other.values,
    }),
  }
}

function partOfTags(tagIds: readonly string[], own: SqlFragment): Part {
  return {
    rows: {
      sql: `select post_id, created_at from post_tags where listed and tag_id in (${placeholders(tagIds)}) ${own.sql}`,
      values: [...tagIds, ...own.values],
    },
    condition: (id) => ({ sql: carriesOne(tagIds, id), values: [...tagIds] }),
  }
}

/** The newest rows of a statement that satisfy the other parts. `id` is its column with the id of the post. */
function newest(
  select: string,
  { sql, values }: SqlFragment,
  others: readonly Part[],
  id: string,
  { until }: ListedSearch,
): SqlFragment {
  const conditions = others.map(({ condition }) => condition(id))
  if (until !== undefined) conditions.push({ sql: 'created_at <= ?', values: [until] })
  const narrowed = [`${select} ${sql}`, ...conditions.map((each) => each.sql)].join(' and ')
  return idOnly({
    sql: `${narrowed} order by created_at desc, id desc limit ?`,
    values: [...values, ...conditions.flatMap((each) => each.values), LIMIT],
  })
}

const idOnly = ({ sql, values }: SqlFragment): SqlFragment => ({
  sql: `select id from (${sql}) matching`,
  values,
})
