import { reader } from '#core/database/sql/reader'

/** The number of organizations that are not deleted. */
export async function countOrganizations(): Promise<number> {
  const [row] = await reader().rows<{ n: number }>(
    'select count(*) as n from organizations where deleted_at is null',
    [],
  )
  return Number(row!.n)
}
