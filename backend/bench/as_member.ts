import type { BenchProduct } from './on_both.ts'

/** A member of the filled organization, with its address and headers. */
export interface BenchMember {
  origin: string
  organizationId: string
  userId: string
  headers: Record<string, string>
}

/** Adds a member to the filled organization. */
export async function asMember({ database, server }: BenchProduct): Promise<BenchMember> {
  const { origin } = new URL(server.url)
  const body = JSON.stringify({ name: 'Bench', email: 'bench@example.org', password: 'Brass-band-7!' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body })
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } }
  const organizationId = '00000002-0000-7000-8000-000000000000'
  await database.run(`insert into memberships (id, organization_id, user_id, role, joined_at)
    values ('${user.id}', '${organizationId}', '${user.id}', 'member', '2026-01-01 00:00:00.000')`)
  return { origin, organizationId, userId: user.id, headers: { authorization: `Bearer ${token}` } }
}
