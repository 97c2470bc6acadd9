import { makeScheduledShare } from '#slack/tests/support/make_scheduled_share'
import { makeBroadcast } from '#slack/tests/support/make_broadcast'
import { makePost } from '#tests/factories/post_factory'
import type { Team } from '#tests/factories/team_factory'
import { allActors, members, signedIn, type Right } from '#tests/rights/rights'

/** For admins and owners. */
const admins = (status: number) => ({ ...members(status), member: 403 })
const below =
  (path: string) =>
  ({ organizationId }: Team) => ({ path: `/api/organizations/${organizationId}/slack/${path}` })
const of =
  (path: string) =>
  ({ organizationId }: Team) => ({ path: `/api/slack/${path}/${organizationId}` })

const ofBroadcast =
  (rest = '') =>
  async (team: Team) => ({
    path: `/api/organizations/${team.organizationId}/slack/broadcasts/${await makeBroadcast(team)}${rest}`,
  })

/** The test server has no Slack app, and no team is connected. */
export const rights: Right[] = [
  { route: 'GET /api/organizations/:id/slack/status', expected: members(200), call: below('status') },
  { route: 'POST /api/organizations/:id/slack/connect', expected: admins(409), call: below('connect') },
  { route: 'POST /api/organizations/:id/slack/disconnect', expected: admins(200), call: below('disconnect') },
  { route: 'POST /api/organizations/:id/slack/sync-users', expected: admins(409), call: below('sync-users') },
  { route: 'GET /api/slack/app', expected: signedIn(200) },
  { route: 'GET /api/slack/callback', expected: allActors(302) },
  { route: 'POST /api/slack/events', expected: allActors(404) },
  { route: 'POST /api/slack/commands', expected: allActors(404) },
  { route: 'POST /api/slack/interactions', expected: allActors(404) },
  { route: 'GET /api/slack/users/:id', expected: members(409), call: of('users') },
  { route: 'GET /api/slack/users-count/:id', expected: members(409), call: of('users-count') },
  { route: 'GET /api/slack/channels/:id', expected: members(409), call: of('channels') },
  {
    route: 'POST /api/slack/notify-all/:id',
    expected: admins(409),
    call: ({ organizationId }) => ({
      path: `/api/slack/notify-all/${organizationId}`,
      body: { message: 'Hi' },
    }),
  },
  {
    route: 'POST /api/posts/:id/share-with-slack',
    expected: members(409),
    call: async (team) => ({
      path: `/api/posts/${(await makePost(team)).id}/share-with-slack`,
      body: { shareType: 'channel', channelId: 'C0123', message: 'Hi' },
    }),
  },
  {
    route: 'GET /api/posts/:id/slack-shares',
    expected: members(200),
    call: async (team) => ({ path: `/api/posts/${(await makePost(team)).id}/slack-shares` }),
  },
  {
    route: 'DELETE /api/posts/:id/slack-shares/:shareId',
    expected: { ...members(204), member: 403 },
    call: async (team) => {
      const { id: postId } = await makePost(team)
      return { path: `/api/posts/${postId}/slack-shares/${await makeScheduledShare(team, postId)}` }
    },
  },
  {
    route: 'GET /api/organizations/:id/slack/broadcasts/latest',
    expected: admins(200),
    call: below('broadcasts/latest'),
  },
  {
    route: 'GET /api/organizations/:id/slack/broadcasts/:broadcastId',
    expected: admins(200),
    call: ofBroadcast(),
  },
  {
    route: 'GET /api/organizations/:id/slack/broadcasts/:broadcastId/misses',
    expected: admins(200),
    call: ofBroadcast('/misses'),
  },
  {
    route: 'POST /api/organizations/:id/slack/broadcasts/:broadcastId/cancel',
    expected: admins(200),
    call: ofBroadcast('/cancel'),
  },
]
