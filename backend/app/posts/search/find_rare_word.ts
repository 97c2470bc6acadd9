import { reader } from '#core/sql/reader'
import { beginsLike } from '#posts/search/begins_like'

/** Of the words of a search, the one the fewest posts have; null when each has more than `atMost`. */
export async function findRareWord(
  organizationId: string,
  words: readonly string[],
  atMost: number,
): Promise<string | null> {
  const counted = words.map((word) => ({ word, range: beginsLike('post_words', word) }))
  const rows = await reader().rows<{ n: number }>(
    counted
      .map(
        ({ range }) => `select (select count(*) from (
          select 1 from post_words where organization_id = ? and ${range.sql} limit ?) few) as n`,
      )
      .join(' union all '),
    counted.flatMap(({ range }) => [organizationId, ...range.values, atMost + 1]),
  )
  const counts = rows.map(({ n }) => Number(n))
  const fewest = Math.min(...counts)
  return fewest <= atMost ? words[counts.indexOf(fewest)]! : null
}
