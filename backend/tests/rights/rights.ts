import type { Team } from '#tests/factories/team_factory'

export const ACTORS = ['anonymous', 'stranger', 'member', 'admin', 'owner'] as const

export type Actor = (typeof ACTORS)[number]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What one call sends. Without a path the pattern of the route is called as it stands. */
export interface Call {
  path?: string
  body?: Record<string, unknown>
}

/** Who gets which status from one route. A route without such a row fails the tests. */
export interface Right {
  route: `${Method} /api/${string}`
  expected: Record<Actor, number>
  /** Prepares what the call is about; runs anew for every actor. */
  call?: (team: Team) => Call | Promise<Call>
  /** The most queries a member's call may cost, authentication included. */
  queries?: number
}

/** The same answer for everybody. */
export const everybody = (status: number): Right['expected'] => ({
  anonymous: status,
  stranger: status,
  member: status,
  admin: status,
  owner: status,
})

/** For people with an account only, whatever they belong to. */
export const signedIn = (status: number): Right['expected'] => ({ ...everybody(status), anonymous: 401 })

/** For members only: for strangers it does not exist. */
export const members = (status: number): Right['expected'] => ({ ...signedIn(status), stranger: 404 })
