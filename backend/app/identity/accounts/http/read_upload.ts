import type { HttpRequest } from '@adonisjs/core/http'
import { readForm } from '#core/http/request/read_form'
import { fileMissing } from '#identity/accounts/errors'

interface Expected {
  field: string
  /** The largest size in bytes. */
  limit: number
}

/**
 * Reads the uploaded file of a form, of at most `limit` bytes. Throws FILE_TOO_LARGE, or VALIDATION_FAILED without a
 * file.
 */
export async function readUpload(request: HttpRequest, { field, limit }: Expected): Promise<Buffer> {
  const [file] = await readForm(request, { field, filesMax: 1, bytesMax: limit })
  if (!file || file.content.length === 0) throw fileMissing(field)
  return file.content
}
