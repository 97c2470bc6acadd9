import type { HttpContext } from '@adonisjs/core/http'
import AdministratorPolicy from '#core/http/administrator_policy'
import { readAttachment } from '#moderation/support/queries/attachments'

/** The header for a download under a name of any script (RFC 6266). */
function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  })
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** The files of support requests: for administrators only, and always as a download. */
export default class AttachmentsController {
  /** Downloads a file of a support request. */
  async show({ bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { filename, content } = await readAttachment(params.id)
    response.header('content-type', 'application/octet-stream')
    response.header('content-disposition', contentDisposition(filename))
    response.header('content-security-policy', "default-src 'none'; sandbox")
    return response.send(content)
  }
}
