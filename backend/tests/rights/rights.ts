import type { Team } from '#tests/factories/team_factory'

/** Refusals first: the order is that of trust. */
export const ACTORS = [
  'anonymous',
  'stranger',
  'former',
  'foreign',
  'administrator',
  'member',
  'admin',
  'owner',
] as const

export type Actor = (typeof ACTORS)[number]

/** Who has rights, but none here: a member of yesterday, the owner of another team, whoever runs the server. */
type Alike = 'former' | 'foreign' | 'administrator'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What one call sends. Without a path the pattern of the route is called as it stands. */
export interface Call {
  path?: string
  body?: Record<string, unknown>
}

/** Those who have rights elsewhere only are answered like strangers unless a row says otherwise. */
type Expected = Record<Exclude<Actor, Alike>, number> & Partial<Record<Alike, number>>

/** Who gets which status from one route. A route without such a row fails the tests. */
export interface Right {
  route: `${Method} /api/${string}`
  expected: Expected
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

/** For administrators of the installation, whatever anybody is in an organization. */
export const administrators = (status: number): Right['expected'] => ({
  ...signedIn(403),
  administrator: status,
})

/** For rows whose preparation knows the people of the team only: others find nothing to do it with. */
export const elsewhere = (status: number) => ({ former: status, foreign: status, administrator: status })

/** For members only: for strangers it does not exist. */
export const members = (status: number): Right['expected'] => ({ ...signedIn(status), stranger: 404 })
