import { prefixPattern } from '#core/database/search/text_match'
import { reader } from '#core/database/sql/reader'
import { personJoin } from '#identity/public'

/** A word in the names of more members than this does not narrow a search. */
const MEMBERS_MAX = 50

/**
 * The ids of the members whose name has a word that begins like each of these, in the order of `words`. A single
 * letter, and a word in too many names, match no member.
 */
export async function listMembersByWord(
  organizationId: string,
  words: readonly string[],
): Promise<string[][]> {
  const searched = words.filter((word) => [...word].length > 1)
  if (searched.length === 0) return words.map(() => [])
  const rows = await reader().rows<{ word: string; id: string }>(
    searched
      .map(
        () => `select * from (select cast(? as text) as word, users.id from memberships
          ${personJoin('memberships.user_id')}
          where memberships.organization_id = ? and users.name_words like ? limit ?) found`,
      )
      .join(' union all '),
    searched.flatMap((word) => [word, organizationId, prefixPattern(word), MEMBERS_MAX + 1]),
  )
  const byWord = Map.groupBy(rows, ({ word }) => word)
  return words.map((word) => {
    const ids = byWord.get(word)?.map(({ id }) => id) ?? []
    return ids.length > MEMBERS_MAX ? [] : ids
  })
}
