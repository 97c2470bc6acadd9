import type { Team } from '#tests/factories/team_factory'
import { everybody, members, signedIn, type Right } from '#tests/rights/rights'

/** For admins and owners. */
const admins = (status: number) => ({ ...members(status), member: 403 })
const below =
  (path: string) =>
  ({ organizationId }: Team) => ({ path: `/api/organizations/${organizationId}/slack/${path}` })
const of =
  (path: string) =>
  ({ organizationId }: Team) => ({ path: `/api/slack/${path}/${organizationId}` })

/** The server of the tests has no Slack app, and no team is connected. */
export const rights: Right[] = [
  { route: 'GET /api/organizations/:id/slack/status', expected: members(200), call: below('status') },
  { route: 'POST /api/organizations/:id/slack/connect', expected: admins(409), call: below('connect') },
  { route: 'POST /api/organizations/:id/slack/disconnect', expected: admins(200), call: below('disconnect') },
  { route: 'POST /api/organizations/:id/slack/sync-users', expected: admins(409), call: below('sync-users') },
  { route: 'GET /api/slack/app', expected: signedIn(200) },
  { route: 'GET /api/slack/callback', expected: everybody(302) },
  { route: 'POST /api/slack/events', expected: everybody(404) },
  { route: 'POST /api/slack/commands', expected: everybody(404) },
  { route: 'POST /api/slack/interactions', expected: everybody(404) },
  { route: 'GET /api/slack/users/:id', expected: members(409), call: of('users') },
  { route: 'GET /api/slack/users-count/:id', expected: members(409), call: of('users-count') },
  { route: 'GET /api/slack/channels/:id', expected: members(409), call: of('channels') },
]
