import type { MyReport, Report, ReportEvent } from '#contract/moderation/data/report'
import { appUrl } from '#config/app'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import type { ReportEventRow } from '#moderation/reports/queries/events_of_reports'
import type { ReportWithPeople } from '#moderation/reports/queries/list_reports'
import type { ReportRow } from '#moderation/reports/queries/report_row'

/** A report, as its reporter sees it: without the post once that is no longer public. */
export function forReporter(row: ReportRow): MyReport {
  const publicUrl = publicUrlOf(row)
  return { ...contentOf(row), post: publicUrl === null ? null : { ...postOf(row), publicUrl } }
}

/** A report with the people involved, for administrators only. */
export function forAdministrator(row: ReportWithPeople, events: readonly ReportEventRow[] = []): Report {
  const post = postOf(row)
  return {
    ...contentOf(row),
    post: {
      ...post,
      id: row.post_id,
      organization: { ...post.organization, id: row.organization_id },
      publicUrl: publicUrlOf(row),
      isPublic: Boolean(row.post_public),
      isHidden: row.post_hidden_at !== null,
      host: row.post_host,
      moderationStatus: row.post_status,
      openReports: Number(row.post_open_reports),
    },
    reporter: row.reporter_id === null ? null : reporterOf(row.reporter_id, row),
    resolver: row.resolver_id === null ? null : { id: row.resolver_id, name: row.resolver_name! },
    weight: row.weight,
    events: events.map(forHistory),
  }
}

function forHistory({ id, action, response, created_at, actor_id, actor_name }: ReportEventRow): ReportEvent {
  const actor = actor_id === null ? null : { id: actor_id, name: actor_name! }
  return { id, action, response, at: instantToIso(created_at), actor }
}

function contentOf(row: ReportRow) {
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    description: row.description,
    moderatorResponse: row.moderator_response,
    createdAt: instantToIso(row.created_at),
    resolvedAt: isoOrNull(row.resolved_at),
  }
}

const postOf = (row: ReportRow) => ({
  title: row.post_title,
  isSensitive: Boolean(row.post_sensitive),
  organization: { name: row.organization_name, slug: row.organization_slug },
})

const reporterOf = (id: string, row: ReportWithPeople) => ({
  id,
  name: row.reporter_name!,
  email: row.reporter_email!,
})

function publicUrlOf({ post_listed, organization_slug, post_slug }: ReportRow): string | null {
  return post_listed ? `${appUrl}/public/${organization_slug}/${post_slug}` : null
}
