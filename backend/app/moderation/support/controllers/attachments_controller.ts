import type { HttpContext } from '@adonisjs/core/http'
import SupportPolicy from '#moderation/support/policies/support_policy'
import { readAttachment } from '#moderation/support/queries/attachments'
import { contentDisposition } from '#moderation/support/rules/content_disposition'

/** The files of support requests: for administrators only, and always as a download. */
export default class AttachmentsController {
  async show({ bouncer, params, response }: HttpContext) {
    await bouncer.with(SupportPolicy).authorize('answer')
    const { filename, content } = await readAttachment(params.id)
    response.header('content-type', 'application/octet-stream')
    response.header('content-disposition', contentDisposition(filename))
    response.header('content-security-policy', "default-src 'none'; sandbox")
    return response.send(content)
  }
}
