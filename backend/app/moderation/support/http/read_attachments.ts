import type { HttpRequest } from '@adonisjs/core/http'
import { SUPPORT_ATTACHMENT_MAX_BYTES, SUPPORT_ATTACHMENTS_MAX } from '#contract/moderation/rules/support'
import { readForm } from '#core/http/request/read_form'
import { fileEmpty, fileTypeInvalid } from '#moderation/support/errors'
import { fileTypeOf } from '#moderation/support/rules/file_type'
import type { TypedFile } from '#moderation/support/rules/to_attachment'

/** Reads the form of a request: its fields become the body; returns its attachments with their detected types. */
export async function readAttachments(request: HttpRequest): Promise<TypedFile[]> {
  const files = await readForm(request, {
    field: 'attachments',
    filesMax: SUPPORT_ATTACHMENTS_MAX,
    bytesMax: SUPPORT_ATTACHMENT_MAX_BYTES,
  })
  const typed: TypedFile[] = []
  for (const { name, content } of files) {
    if (content.length === 0) throw fileEmpty()
    const type = await fileTypeOf(content)
    if (type === null) throw fileTypeInvalid()
    typed.push({ name, type, content })
  }
  return typed
}
