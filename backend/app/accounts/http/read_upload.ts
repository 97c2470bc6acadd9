import type { HttpRequest } from '@adonisjs/core/http'
import { readForm } from '#core/http/read_form'
import { fileMissing } from '#accounts/errors'

interface Expected {
  field: string
  /** Bytes. */
  limit: number
}

/** Reads the file of a form, at most `limit` bytes. Throws FILE_TOO_LARGE, or VALIDATION_FAILED without a file. */
export async function readUpload(request: HttpRequest, { field, limit }: Expected): Promise<Buffer> {
  const [file] = await readForm(request, { field, filesMax: 1, bytesMax: limit })
  if (!file || file.content.length === 0) throw fileMissing(field)
  return file.content
}
