import { instantToIso } from '#core/database/rows/instant'
import { tableFiles } from '#core/files/export/exported_files'
import type { Table } from '#core/files/export/table'
import type { AccountPart } from '#identity/public'
import { pagesOfRequester, type ExportedSupportRequest } from '#moderation/support/queries/pages_of_requester'
import { deleteSupportRequestsByUser } from '#moderation/support/repositories/delete_support_requests'

/** The support requests of an account. */
export const accountSupportRequests: AccountPart = {
  files: (userId) => tableFiles('support-requests', supportRequestsOf(userId)),
  deleteContent: deleteSupportRequestsByUser,
}

/** The support requests of a user, with the names of their attachments and the answers. */
function supportRequestsOf(userId: string): Table<ExportedSupportRequest> {
  return {
    columns: {
      id: ({ id }) => id,
      title: ({ title }) => title,
      description: ({ description }) => description,
      priority: ({ priority }) => priority,
      status: ({ status }) => status,
      attachments: ({ attachments }) => attachments.map(({ filename }) => filename),
      answers: ({ answers }) => answers,
      createdAt: (row) => instantToIso(row.created_at),
      closedAt: (row) => row.closed_at && instantToIso(row.closed_at),
    },
    pages: () => pagesOfRequester(userId),
  }
}
