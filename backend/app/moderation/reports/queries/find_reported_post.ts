import db from '@adonisjs/lucid/services/db'
import { isId } from '#core/runtime/ids'
import { findPost } from '#posts/public'
import { postNotFound } from '#moderation/reports/errors'

/** A reported public post, listed or not, with the number of its open reports. POST_NOT_FOUND for any other. */
export async function requireReportedPost(id: string) {
  const post = isId(id) ? await findPost({ id }) : null
  if (!post?.isPublic) throw postNotFound()
  const reports: { status: string }[] = await db.from('reports').where('post_id', id).select('status')
  if (reports.length === 0) throw postNotFound()
  return { ...post, openReports: reports.filter(({ status }) => status === 'pending').length }
}

export type ReportedPost = Awaited<ReturnType<typeof requireReportedPost>>
