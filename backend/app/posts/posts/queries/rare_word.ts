import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'

/** A word of a search. */
export interface SearchedWord {
  word: string
  /** The members whose name contains it; their posts match too. */
  authorIds: readonly string[]
}

/** The most words of a search that are used. */
export const WORDS_MAX = 8
/** Up to this many rows of a word, sorting them is faster than scanning the posts. */
export const RARE_MAX = 2_000

/** Sorts after every character in a word. */
const LAST = '\u{10FFFF}'

/**
 * Whether `word` of a table begins with a prefix. A single letter has to be the whole word, because too many begin with
 * it.
 */
export function matchesPrefix(table: string, prefix: string): SqlFragment {
  if ([...prefix].length === 1) return { sql: `${table}.word = ?`, values: [prefix] }
  return { sql: `${table}.word >= ? and ${table}.word < ?`, values: [prefix, prefix + LAST] }
}

/**
 * The posts of an organization with a word, as `post_id`, `organization_id` and `created_at`, in one or more rows each;
 * includes those of an author whose name has the word.
 */
export function postsWithWord(organizationId: string, { word, authorIds }: SearchedWord): SqlFragment {
  const { sql, values } = matchesPrefix('post_words', word)
  const columns = 'organization_id, created_at'
  const byText: SqlFragment = {
    sql: `select post_id, ${columns} from post_words where organization_id = ? and ${sql}`,
    values: [organizationId, ...values],
  }
  if (authorIds.length === 0) return byText
  const authors = placeholders(authorIds)
  return {
    sql: `${byText.sql} union all
      select id as post_id, ${columns} from posts
      where organization_id = ? and user_id in (${authors}) and starts_at is null`,
    values: [...byText.values, organizationId, ...authorIds],
  }
}

/** The word of a search that matches the fewest posts; null when each matches more than `atMost`. */
export async function findRareWord(
  organizationId: string,
  words: readonly SearchedWord[],
  atMost: number,
): Promise<SearchedWord | null> {
  const index = await indexOfRarest(
    words.map((word) => postsWithWord(organizationId, word)),
    atMost,
  )
  return index === null ? null : words[index]!
}

/** Which of these statements selects the fewest rows; null when each selects more than `atMost`, or without any. */
export async function indexOfRarest(
  searches: readonly SqlFragment[],
  atMost: number,
): Promise<number | null> {
  if (searches.length === 0) return null
  const rows = await reader().rows<{ n: number }>(
    searches
      .map(({ sql }) => `select (select count(*) from (select 1 from (${sql}) found limit ?) few) as n`)
      .join(' union all '),
    searches.flatMap(({ values }) => [...values, atMost + 1]),
  )
  const counts = rows.map(({ n }) => Number(n))
  const fewest = Math.min(...counts)
  return fewest <= atMost ? counts.indexOf(fewest) : null
}
