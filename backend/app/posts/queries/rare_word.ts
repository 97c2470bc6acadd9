import { reader } from '#core/sql/reader'
import type { SqlFragment } from '#core/sql/sql_fragment'

/** Sorts after every character a word can have. */
const LAST = '\u{10FFFF}'

/** Whether `word` of a table begins with a prefix. A single letter has to be the whole word: too many begin with it. */
export function matchesPrefix(table: string, prefix: string): SqlFragment {
  if ([...prefix].length === 1) return { sql: `${table}.word = ?`, values: [prefix] }
  return { sql: `${table}.word >= ? and ${table}.word < ?`, values: [prefix, prefix + LAST] }
}

/** The word of a search that matches the fewest posts; null when each matches more than `atMost`. */
export async function findRareWord(
  organizationId: string,
  words: readonly string[],
  atMost: number,
): Promise<string | null> {
  const conditions = words.map((word) => matchesPrefix('post_words', word))
  const rows = await reader().rows<{ n: number }>(
    conditions
      .map(
        ({ sql }) => `select (select count(*) from (
          select 1 from post_words where organization_id = ? and ${sql} limit ?) few) as n`,
      )
      .join(' union all '),
    conditions.flatMap(({ values }) => [organizationId, ...values, atMost + 1]),
  )
  const counts = rows.map(({ n }) => Number(n))
  const fewest = Math.min(...counts)
  return fewest <= atMost ? words[counts.indexOf(fewest)]! : null
}
