import { reader } from '#core/database/sql/reader'

/** The number of users. */
export async function countUsers(): Promise<number> {
  const [row] = await reader().rows<{ n: number }>(
    'select count(*) as n from users where closed_at is null',
    [],
  )
  return Number(row!.n)
}
