import type { CaptchaAction } from '#contract/rules/captcha'
import env from '#start/env'
import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { captchaFailed } from '#captcha/errors'
import { checkRecaptcha } from '#captcha/queries/check_recaptcha'
import { claimCaptcha } from '#captcha/repositories/used_captchas'
import { isSolved, openToken } from '#captcha/rules/challenge'

/**
 * Verifies and uses up a captcha token, in a transaction of its own: what it protects may be refused for other reasons,
 * and another attempt takes another token.
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
