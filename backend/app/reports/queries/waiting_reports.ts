import { instantToIso } from '#core/database/instant'
import { reader } from '#core/sql/reader'

/** How many reports are open, and since when the oldest is. */
export async function waitingReports(): Promise<{ count: number; oldestAt: string | null }> {
  const [row] = await reader().rows<{ n: number; oldest: string | null }>(
    `select count(*) as n, min(created_at) as oldest from reports where status = 'pending'`,
    [],
  )
  return { count: Number(row!.n), oldestAt: row!.oldest === null ? null : instantToIso(row!.oldest) }
}
