import type { Group } from '@japa/runner/core'
import type { SlackScheduledShareList } from '#contract/slack/data/slack'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { callApi } from '#tests/call_api'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'
import type User from '#identity/users/models/user'

export const HOUR_MS = 3_600_000
const IN_AN_HOUR = { timeZone: 'Europe/Lisbon', start: '2026-03-02T10:00' }

type PostOptions = Parameters<typeof makePost>[1]

/** A public post that starts in an hour, and for whose comments all members prepare. */
export const makeScheduledPost = (team: Team, options: PostOptions = {}) =>
  makePost(team, { isPublic: true, schedule: IN_AN_HOUR, membersPrepare: true, ...options })

export const share = (post: { id: string }, as: User, body: object, headers?: Record<string, string>) =>
  callApi('POST', `/api/posts/${post.id}/share-with-slack`, { as, body, headers })

/** What waits for the start of a post, as a user sees it. */
export async function shares(post: { id: string }, as: User) {
  const { body } = await callApi('GET', `/api/posts/${post.id}/slack-shares`, { as })
  return (body as unknown as SlackScheduledShareList).shares
}

/** Posts that start at ten, at nine in the morning, and their shares to Slack. */
export function setUpScheduledPosts(group: Group) {
  const slack = useSlack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock('2026-03-02T09:00:00.000Z'))))

  /** A team that is connected and synced. */
  async function makeConnectedTeam(): Promise<Team> {
    const team = await makeTeam()
    await connect(slack(), team)
    await callApi('POST', `/api/organizations/${team.organizationId}/slack/sync-users`, { as: team.admin })
    await runJobs()
    return team
  }

  const toChannel = async (name = 'marketing', fields: object = {}) => ({
    shareType: 'channel',
    channelId: await slack().channel(name),
    message: 'Have a look',
    ...fields,
  })

  /** Lets an hour pass, starts the posts, and runs the jobs. */
  async function start(): Promise<void> {
    clock.advance(HOUR_MS)
    await startDuePosts()
    await runJobs()
  }

  return { slack, clock: () => clock, makeConnectedTeam, toChannel, start }
}
