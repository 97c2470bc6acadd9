import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import AnswerSupportRequest from '#moderation/support/actions/answer_support_request'
import SendSupportRequest from '#moderation/support/actions/send_support_request'
import type { Requester } from '#moderation/support/models/support_request_record'
import type { TypedFile } from '#moderation/support/rules/to_attachment'
import type { SupportPriority } from '#contract/moderation/rules/support'

interface Options {
  /** A visitor, unless a user is given. */
  user?: User
  title?: string
  priority?: SupportPriority
  files?: TypedFile[]
}

/** A note that can be attached. */
export const aNote: TypedFile = { name: 'note.txt', type: 'text/plain', content: Buffer.from('It says no.') }

/** Makes an open support request; returns its id. */
export async function makeSupportRequest(options: Options = {}): Promise<string> {
  const { user, title = 'The button does nothing', priority = 'Low', files = [] } = options
  const requester: Requester = user
    ? { userId: user.id }
    : { name: 'Vera Visitor', email: 'vera@example.org' }
  return new SendSupportRequest().handle({
    requester,
    requesterName: user?.name ?? 'Vera Visitor',
    language: null,
    title,
    description: 'I click, and nothing happens.',
    priority,
    files,
  })
}

/** Answers an open support request; returns the id of the answer. */
export function makeAnswer(
  id: string,
  by: User,
  { answer = 'Please try again.', close = false } = {},
): Promise<string> {
  return new AnswerSupportRequest().handle({ id, actorId: by.id, answer, close })
}

/** The id of the only attachment of a request. */
export async function attachmentOf(requestId: string): Promise<string> {
  return (await db.from('support_attachments').where('request_id', requestId).firstOrFail()).id as string
}
