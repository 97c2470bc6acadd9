import { instantToIso } from '#core/database/rows/instant'
import { type AccountPart } from '#identity/public'
import { tableFiles } from '#core/files/export/exported_files'
import { type Table } from '#core/files/export/table'
import { type ReportRecord, pagesOfReporter } from '#moderation/reports/queries/pages_of_reporter'
import { deleteReportsByReporter } from '#moderation/reports/repositories/reports'

/** The reports of an account. */
export const accountReports: AccountPart = {
  files: (userId) => tableFiles('reports', reportsOf(userId)),
  deleteContent: deleteReportsByReporter,
}

/** The reports of a user, with the moderators' responses. */
function reportsOf(userId: string): Table<ReportRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      postId: (row) => row.post_id,
      reason: ({ reason }) => reason,
      description: ({ description }) => description,
      status: ({ status }) => status,
      moderatorResponse: (row) => row.moderator_response,
      createdAt: (row) => instantToIso(row.created_at),
      resolvedAt: (row) => row.resolved_at && instantToIso(row.resolved_at),
    },
    pages: () => pagesOfReporter(userId),
  }
}
