import type { HttpContext } from '@adonisjs/core/http'
import type { DesktopCode } from '#contract/core/data/desktop'
import { inTransaction } from '#core/database/transactions/transaction'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { issueDesktopCode } from '#identity/auth/repositories/desktop_codes'
import { desktopCodeValidator } from '#identity/auth/validators/desktop_validator'

/** Codes that sign a desktop client in from the browser. */
export default class DesktopCodesController {
  /** Creates a code with which the desktop client signs in. */
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const input = await request.validateUsing(desktopCodeValidator)
    const issue = { ...input, userId: user.id, sessionId: sessionIdOf(user) }
    const { code, expiresAt } = await inTransaction((trx) => issueDesktopCode(trx, issue))
    return response.status(201).json({ code, expiresAt: expiresAt.toISOString() } satisfies DesktopCode)
  }
}
