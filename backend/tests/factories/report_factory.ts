import type User from '#identity/users/models/user'
import type { PostRecord } from '#posts/posts/models/post_record'
import ReportPost from '#moderation/reports/actions/report_post'
import ResolveReport from '#moderation/reports/actions/resolve_report'
import type { ReportReason } from '#contract/moderation/rules/report'

interface Options {
  reason?: ReportReason
  description?: string
  /** The hash of the reporter's network; unknown by default. */
  network?: string
  /** The administrator who resolves it. */
  resolver?: User
}

/** Makes a report of a listed post; returns its id. */
export async function makeReport(
  reporter: User,
  post: Pick<PostRecord, 'id'>,
  { reason = 'spam', description, network, resolver }: Options = {},
): Promise<string> {
  const id = await new ReportPost().handle({
    postId: post.id,
    reporterId: reporter.id,
    reason,
    description,
    network,
  })
  if (resolver) {
    await new ResolveReport().handle({ id, resolverId: resolver.id, moderatorResponse: 'We have looked.' })
  }
  return id
}
