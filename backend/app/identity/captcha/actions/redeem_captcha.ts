import type { CaptchaAction } from '#contract/identity/rules/captcha'
import env from '#start/env'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { captchaFailed } from '#identity/captcha/errors'
import { checkRecaptcha } from '#identity/captcha/gateways/check_recaptcha'
import { claimCaptcha } from '#identity/captcha/repositories/used_captchas'
import { isSolved, openToken } from '#identity/captcha/rules/challenge'

/**
 * Verifies and uses up a captcha token in its own transaction: the protected request may be refused for another reason,
 * and a further attempt needs a new token.
 */
export default class RedeemCaptcha {
  async handle(token: string, action: CaptchaAction): Promise<void> {
    const { recaptcha } = env.captcha
    if (recaptcha !== null) return checkRecaptcha(token, action, recaptcha)
    const solution = openToken(token, env.appKey)
    const isValid = solution !== null && solution.action === action && solution.expiresAt > now().getTime()
    if (!isValid || !isSolved(solution)) throw captchaFailed()
    if (!(await inTransaction((trx) => claimCaptcha(trx, solution)))) throw captchaFailed()
  }
}
