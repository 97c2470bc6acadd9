import type { AdministeredPost } from '#contract/moderation/data/report'
import { publicPostPath } from '#contract/posts/rules/public_path'
import { appUrl } from '#config/app'
import { instantToIso } from '#core/database/rows/instant'
import { forVisitor } from '#posts/public'
import type { ReportedPost } from '#moderation/reports/queries/find_reported_post'

/** A reported post, for administrators only. */
export function forAdministrator(post: ReportedPost): AdministeredPost {
  const { id, title, url, host } = post
  // Of a public post, administrators see what visitors see.
  const { comment, isSensitive, creator, organization, tags } = forVisitor(post)
  return {
    id,
    title,
    url,
    host,
    createdAt: instantToIso(post.createdAt),
    details: { comment, isSensitive, creator, organization, tags },
    moderationStatus: post.moderationStatus,
    moderationReason: post.moderationReason,
    isHidden: post.isHidden,
    publicUrl: post.listed ? appUrl + publicPostPath(post) : null,
    openReports: post.openReports,
  }
}
