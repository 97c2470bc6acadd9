import type { Group } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { emailKey } from '#core/database/search/email_key'
import AddMember from '#organizations/organizations/actions/add_member'
import { FetchFailure } from '#posts/previews/gateways/fetching/fetch_failure'
import { PreviewSource } from '#posts/previews/gateways/preview_source'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { callApi } from '#tests/call_api'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'

export const LINK = 'https://www.linkedin.com/posts/1'
const EMAIL = 'marina@northwind.example'

interface Button {
  action_id: string
  url?: string
  text: { text: string }
}

interface Received {
  visibleTo?: string
  message: { ts: string; text: string; blocks?: { type: string; elements?: Button[] }[] }
}

export const posts = (): Promise<Record<string, unknown>[]> => db.from('posts').orderBy('created_at')

/** A page with this title; without a title, it cannot be fetched. */
export function withPage(title?: string): void {
  app.container.swap(PreviewSource, () => {
    const source = new PreviewSource()
    source.fetch = async ({ url }) => {
      if (title === undefined) throw new FetchFailure('unreachable', 'there is no network')
      return { title, description: null, siteName: null, imageUrl: null, url, finalUrl: url }
    }
    return source
  })
}

/** What Marina does in the workspace, and the replies to her. */
export function setUpSharing(group: Group) {
  const slack = useSlack(group)
  let channel = ''
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
    withPage('We are hiring')
    channel = await slack().channel('general')
    return () => app.container.restore(PreviewSource)
  })

  /** A synced team whose member is Marina. */
  async function makeConnectedTeam(name?: string, others: Team[] = []): Promise<Team> {
    const team = await makeTeam(name)
    const [first] = others
    if (first === undefined) await team.member.merge({ email: EMAIL, emailKey: emailKey(EMAIL) }).save()
    else await new AddMember().handle({ ...team, userId: first.member.id, role: 'member' })
    await connect(slack(), team)
    await callApi('POST', `/api/organizations/${team.organizationId}/slack/sync-users`, { as: team.admin })
    await runJobs()
    return team
  }

  const gesture = (facts: object) =>
    slack().control<{ status: number }>({ channel, email: EMAIL, ...facts }, '/interaction')
  const command = (text: string, facts: object = {}) => gesture({ type: 'command', text, ...facts })

  async function lastReply() {
    const received = await slack().read<Received[]>('messages')
    const { message } = received.findLast(({ visibleTo }) => visibleTo !== undefined)!
    const { ts, text, blocks = [] } = message
    return { ts, text, buttons: blocks.find(({ type }) => type === 'actions')?.elements ?? [] }
  }

  /** Sends the command, and returns the reply to the user. */
  async function share(text: string, facts: object = {}): Promise<string> {
    await command(text, facts)
    await runJobs()
    return (await lastReply()).text
  }

  /** Posts a message in the channel, and returns its id. */
  async function say(text: string): Promise<string> {
    await slack().control({ type: 'link_shared', channel, text, email: EMAIL, force: true }, '/event')
    return (await slack().read<Received[]>('messages')).at(-1)!.message.ts
  }

  return { slack, makeConnectedTeam, gesture, command, share, lastReply, say }
}
