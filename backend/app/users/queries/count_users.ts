import { reader } from '#core/sql/reader'

/** The number of users. */
export async function countUsers(): Promise<number> {
  const [row] = await reader().rows<{ n: number }>('select count(*) as n from users', [])
  return Number(row!.n)
}
