import type { HttpContext } from '@adonisjs/core/http'
import type { DesktopCode } from '#contract/data/desktop'
import { inTransaction } from '#core/database/transaction'
import { limitDesktopCodes } from '#auth/rate_limit/credential_limit'
import { issueDesktopCode } from '#auth/tokens/desktop_codes'
import { desktopCodeValidator } from '#auth/validators/desktop_validator'

/** Codes with which a browser lets the desktop client of the same person in. */
export default class DesktopCodesController {
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const asked = await request.validateUsing(desktopCodeValidator)
    await limitDesktopCodes(user.id)
    const sessionId = String(user.currentAccessToken.identifier)
    const issue = { ...asked, userId: user.id, sessionId }
    const { code, expiresAt } = await inTransaction((trx) => issueDesktopCode(trx, issue))
    return response.status(201).json({ code, expiresAt: expiresAt.toISOString() } satisfies DesktopCode)
  }
}
