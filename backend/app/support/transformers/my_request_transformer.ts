import type { MySupportRequest } from '#contract/data/support'
import { instantToIso } from '#core/database/instant'
import type { SupportAttachmentRecord, SupportRequestRecord } from '#support/models/support_request_record'
import type { AnswerOfRequest } from '#support/queries/answers_of_requests'

/** Requests as the person sees them who sent them: who answered is not named. */
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
