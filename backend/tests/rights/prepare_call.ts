import type { Team } from '#tests/factories/team_factory'
import type { Right } from './rights.js'

/** A prepared call. */
export interface PreparedCall {
  method: string
  path: string
  body?: Record<string, unknown>
}

/** Creates the data for the call of a row, for this team. */
export async function prepareCall({ route, call }: Right, team: Team): Promise<PreparedCall> {
  const [method = '', pattern = ''] = route.split(' ')
  return { method, path: pattern, ...(await call?.(team)) }
}
