import type { BenchProduct } from './on-both.ts'
import { register } from './register.ts'

/** A member of the filled organization, with its address and headers. */
export interface BenchMember {
  origin: string
  organizationId: string
  userId: string
  headers: Record<string, string>
}

/** Adds a member to the filled organization. */
export async function asMember({ database, server }: BenchProduct): Promise<BenchMember> {
  const { token, user } = await register(server, 'bench@example.org')
  const organizationId = '00000002-0000-7000-8000-000000000000'
  await database.run(`insert into memberships (id, organization_id, user_id, role, joined_at)
    values ('${user.id}', '${organizationId}', '${user.id}', 'member', '2026-01-01 00:00:00.000')`)
  const { origin } = new URL(server.url)
  return { origin, organizationId, userId: user.id, headers: { authorization: `Bearer ${token}` } }
}
