import db from '@adonisjs/lucid/services/db'
import AddHost from '#posts/links/actions/add_host'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTag } from '#tests/factories/tag_factory'
import type { Team } from '#tests/factories/team_factory'
import { makeTestimonial } from '#tests/factories/testimonial_factory'
import { makeUser } from '#tests/factories/user_factory'
import type { PreparedAction } from '#tests/undoable_actions'

interface Prepared {
  id: string
  path: string
  body?: Record<string, unknown>
  /** The rows that are left as they were. */
  left: () => PromiseLike<{ id: string }[]>
}

/** A decision of administrators of the installation about one target. */
async function byAdministrators({ id, path, body = {}, left }: Prepared): Promise<PreparedAction> {
  const first = await makeUser({ isAdmin: true })
  return {
    path,
    body,
    ids: [id],
    users: [first, await makeUser({ isAdmin: true })],
    left: async () => (await left()).map((row) => row.id),
    endRight: async () => {
      await db.from('users').where('id', first.id).update({ is_admin: false })
    },
  }
}

const rows = (table: string, id: string) => db.from(table).where({ id }).select('id')

async function approvedHost({ owner }: Team) {
  const input = { host: 'news.example', isBlocked: false, administratorId: owner.id }
  const { id } = await new AddHost().handle(input)
  return { id, path: `/api/admin/hosts/${id}` }
}

async function report(team: Team, isResolved = false) {
  const post = await makePost(team, { isPublic: true })
  const id = await makeReport(team.member, post, isResolved ? { resolver: team.owner } : {})
  return { id, postId: post.id, path: `/api/admin/reports/${id}` }
}

/** Each kind that has one target at a time, by what a person reads. */
export const UNDOABLE_ALONE: Record<string, (team: Team) => Promise<PreparedAction>> = {
  'deleting a tag': async () => {
    const id = await makeTag()
    return byAdministrators({ id, path: `/api/tags/${id}/pending-deletion`, left: () => rows('tags', id) })
  },
  'removing a host': async (team) => {
    const { id, path } = await approvedHost(team)
    return byAdministrators({
      id,
      path: `${path}/pending-removal`,
      body: { returnPosts: true },
      left: () => rows('approved_domains', id),
    })
  },
  'blocking a host': async (team) => {
    const { id, path } = await approvedHost(team)
    return byAdministrators({
      id,
      path: `${path}/pending-change`,
      body: { state: 'blocked' },
      left: () => rows('approved_domains', id).where('is_blocked', false),
    })
  },
  'resolving a report': async (team) => {
    const { id, path } = await report(team)
    return byAdministrators({
      id,
      path: `${path}/pending-resolution`,
      body: { moderatorResponse: 'We have hidden it.', decision: 'hide' },
      left: () => rows('reports', id).where('status', 'pending'),
    })
  },
  'reopening a report': async (team) => {
    const { id, path } = await report(team, true)
    return byAdministrators({
      id,
      path: `${path}/pending-reopening`,
      left: () => rows('reports', id).where('status', 'resolved'),
    })
  },
  'showing a hidden post': async (team) => {
    const { postId: id } = await report(team)
    await db.from('posts').where({ id }).update({ hidden_at: '2026-03-01 09:30:00.250', listed: false })
    return byAdministrators({
      id,
      path: `/api/admin/reported-posts/${id}/pending-showing`,
      left: () => rows('posts', id).whereNotNull('hidden_at'),
    })
  },
  'approving a testimonial': async (team) => {
    const id = await makeTestimonial(team)
    return byAdministrators({
      id,
      path: `/api/admin/testimonials/${id}/pending-decision`,
      body: { decision: 'approve' },
      left: () => rows('testimonials', id).whereNull('reviewed_at'),
    })
  },
  'declining a testimonial': async (team) => {
    const id = await makeTestimonial(team)
    return byAdministrators({
      id,
      path: `/api/admin/testimonials/${id}/pending-decision`,
      body: { decision: 'decline' },
      left: () => rows('testimonials', id),
    })
  },
  'taking a testimonial down': async (team) => {
    const id = await makeTestimonial(team, { reviewer: team.owner })
    return byAdministrators({
      id,
      path: `/api/admin/testimonials/${id}/pending-decision`,
      body: { decision: 'take_down' },
      left: () => rows('testimonials', id).whereNotNull('reviewed_at'),
    })
  },
}
