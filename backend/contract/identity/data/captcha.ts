import type { CaptchaAction } from '../rules/captcha.ts'

export interface CaptchaQuery {
  action: CaptchaAction
}

/** What a client has to do for a captcha token. */
export type Captcha = ProofOfWork | Recaptcha

/** A proof of work: for every round, a counter whose digest begins with `bits` zero bits. */
export interface ProofOfWork {
  kind: 'proof_of_work'
  /** Signed, valid for ten minutes and one use. */
  challenge: string
  nonce: string
  rounds: number
  bits: number
}

/** A token of Google's script for this key and the same action. */
export interface Recaptcha {
  kind: 'recaptcha'
  siteKey: string
}
