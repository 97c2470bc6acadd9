import type { HttpRequest } from '@adonisjs/core/http'
import { SUPPORT_ATTACHMENT_MAX_BYTES, SUPPORT_ATTACHMENTS_MAX } from '#contract/rules/limits'
import { readForm } from '#core/http/read_form'
import { fileEmpty, fileTypeInvalid } from '#support/errors'
import { fileTypeOf } from '#support/rules/file_type'
import type { TypedFile } from '#support/rules/to_attachment'

/** Reads the form of a request: its fields become the body, its attachments are returned with the types they have. */
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
