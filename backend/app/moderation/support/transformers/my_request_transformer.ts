import type { MySupportRequest } from '#contract/moderation/data/support'
import { instantToIso } from '#core/database/rows/instant'
import type {
  SupportAttachmentRecord,
  SupportRequestRecord,
} from '#moderation/support/models/support_request_record'
import type { AnswerOfRequest } from '#moderation/support/queries/answers_of_requests'

/** Requests, as their sender sees them: without the names of the administrators. */
export function forRequester(
  rows: SupportRequestRecord[],
  attachments: SupportAttachmentRecord[],
  answers: ReadonlyMap<string, AnswerOfRequest[]>,
): MySupportRequest[] {
  const files = Map.groupBy(attachments, (row) => row.request_id)
  return rows.map(({ id, title, description, priority, status, created_at }) => ({
    id,
    title,
    description,
    priority,
    status,
    attachments: (files.get(id) ?? []).map((file) => ({ id: file.id, filename: file.filename })),
    answers: (answers.get(id) ?? []).map((answer) => ({
      id: answer.id,
      content: answer.content,
      createdAt: instantToIso(answer.created_at),
    })),
    createdAt: instantToIso(created_at),
  }))
}
