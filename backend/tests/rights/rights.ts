import type { Team } from '#tests/factories/team_factory'

/** From the least to the most trusted, so refusals come first. */
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

/** Users with rights elsewhere: a former member, the owner of another team, an administrator. */
type Alike = 'former' | 'foreign' | 'administrator'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What one call sends; the path defaults to the pattern of the route. */
export interface Call {
  path?: string
  body?: Record<string, unknown>
}

/** Users with rights elsewhere are treated like strangers unless a row says otherwise. */
type Expected = Record<Exclude<Actor, Alike>, number> & Partial<Record<Alike, number>>

/** The status of one route for every actor. A route without a row fails the tests. */
export interface Right {
  route: `${Method} /api/${string}`
  expected: Expected
  /** Prepares the call; runs for every actor. */
  call?: (team: Team) => Call | Promise<Call>
  /** Whether errors have the format of another standard, without a code of the catalogue. */
  hasOwnErrors?: boolean
  /** The most queries a member's call may cost, authentication included. */
  queries?: number
}

/** The same response for all actors. */
export const allActors = (status: number): Right['expected'] => ({
  anonymous: status,
  stranger: status,
  member: status,
  admin: status,
  owner: status,
})

/** For every signed-in user. */
export const signedIn = (status: number): Right['expected'] => ({ ...allActors(status), anonymous: 401 })

/** For administrators only, whatever the role in an organization. */
export const administrators = (status: number): Right['expected'] => ({
  ...signedIn(403),
  administrator: status,
})

/** For rows whose preparation only works for members. */
export const elsewhere = (status: number) => ({ former: status, foreign: status, administrator: status })

/** For members only; strangers get 404. */
export const members = (status: number): Right['expected'] => ({ ...signedIn(status), stranger: 404 })

/** The most trusted actor that a route does not refuse. */
export function mostTrustedActor({ expected }: Right): Actor | undefined {
  return ACTORS.findLast((actor) => (expected[actor as 'stranger'] ?? expected.stranger) < 300)
}
