import { reader } from '#core/database/sql/reader'

/** A post with the number of its suggestions. */
export interface PostSupply {
  id: string
  suggestions: number
}

/** The newest posts of an organization with their supply, newest first. */
export async function newestSupplies(organizationId: string, limit: number): Promise<PostSupply[]> {
  const rows = await reader().rows<{ id: string; comments_count: number }>(
    'select id, comments_count from posts where organization_id = ? order by created_at desc, id desc limit ?',
    [organizationId, limit],
  )
  return rows.map(({ id, comments_count: suggestions }) => ({ id, suggestions }))
}
