import type { AdministeredPost } from '#contract/data/report'
import { instantToIso } from '#core/database/instant'
import { publicUrlOf } from '#posts/public'
import type { ReportedPost } from '#reports/queries/find_reported_post'

/** A reported post, for administrators only. */
export function forAdministrator(post: ReportedPost): AdministeredPost {
  const { id, title, url, host, comment, isSensitive, author, organization, tags } = post
  return {
    id,
    title,
    url,
    host,
    createdAt: instantToIso(post.createdAt),
    details: { comment, isSensitive, creator: author && { name: author.name }, organization, tags },
    moderationStatus: post.moderationStatus,
    moderationReason: post.moderationReason,
    isHidden: post.isHidden,
    publicUrl: post.listed ? publicUrlOf(post) : null,
    openReports: post.openReports,
  }
}
