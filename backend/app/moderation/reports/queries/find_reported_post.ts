import db from '@adonisjs/lucid/services/db'
import { isId } from '#core/runtime/ids'
import { findPost, type PostRecord } from '#posts/public'
import { postNotFound } from '#moderation/reports/errors'

export interface ReportedPost extends PostRecord {
  openReports: number
}

/** A reported public post, listed or not. POST_NOT_FOUND for any other. */
export async function requireReportedPost(id: string): Promise<ReportedPost> {
  const post = isId(id) ? await findPost(id) : null
  if (!post?.isPublic) throw postNotFound()
  const reports: { status: string }[] = await db.from('reports').where('post_id', id).select('status')
  if (reports.length === 0) throw postNotFound()
  return { ...post, openReports: reports.filter(({ status }) => status === 'pending').length }
}
