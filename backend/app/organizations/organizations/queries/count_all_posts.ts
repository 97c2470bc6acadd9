import { reader } from '#core/database/sql/reader'

/** The number of posts of all organizations that are not deleted, by their stored counts. */
export async function countAllPosts(): Promise<number> {
  const [row] = await reader().rows<{ n: number | null }>(
    'select sum(posts_count) as n from organizations where deleted_at is null',
    [],
  )
  return Number(row!.n ?? 0)
}
