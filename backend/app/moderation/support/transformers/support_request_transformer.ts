import type {
  SupportAnswer,
  SupportAttachment,
  SupportRequest,
  SupportRequestDetails,
} from '#contract/moderation/data/support'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import type { SupportAttachmentRecord } from '#moderation/support/models/support_request_record'
import type { SupportAnswerRow } from '#moderation/support/queries/list_answers'
import type { SupportRequestRow } from '#moderation/support/queries/list_support_requests'

/** Requests with their attachments, for administrators only. */
export function forAdministrators(
  rows: SupportRequestRow[],
  attachments: SupportAttachmentRecord[],
): SupportRequest[] {
  const byRequest = Map.groupBy(attachments, (row) => row.request_id)
  return rows.map((row) => forAdministrator(row, byRequest.get(row.id) ?? []))
}

interface Details {
  attachments: SupportAttachmentRecord[]
  answers: SupportAnswerRow[]
  /** A mail server is configured. */
  hasMail: boolean
}

/** A request with its answers. */
export function forDetails(
  row: SupportRequestRow,
  { attachments, answers, hasMail }: Details,
): SupportRequestDetails {
  const request = forAdministrator(row, attachments)
  const reachesRequester = request.userId !== null || (hasMail && request.email !== null)
  return { ...request, answers: answers.map(answerOf), reachesRequester }
}

function forAdministrator(row: SupportRequestRow, attachments: SupportAttachmentRecord[]): SupportRequest {
  const { id, title, description, priority, status, user_id, user_name, user_email } = row
  const user = user_name === null || user_email === null ? null : { name: user_name, email: user_email }
  return {
    id,
    title,
    description,
    priority,
    status,
    name: user?.name ?? row.name,
    email: user?.email ?? row.email,
    userId: user === null ? null : user_id,
    user,
    attachments: attachments.map(attachmentOf),
    createdAt: instantToIso(row.created_at),
    closedAt: isoOrNull(row.closed_at),
  }
}

function attachmentOf({ id, filename, mimetype, size, file }: SupportAttachmentRecord): SupportAttachment {
  return { id, filename, mimetype, size, url: file === null ? null : `/api/support/admin/attachments/${id}` }
}

function answerOf(row: SupportAnswerRow): SupportAnswer {
  return {
    id: row.id,
    content: row.content,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name! },
    createdAt: instantToIso(row.created_at),
  }
}
