/** The actions for which a captcha token is valid. */
export const CAPTCHA_ACTIONS = ['support', 'sign_in'] as const

export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

/** A challenge consists of many small puzzles, so that its duration varies little, and its progress can be shown. */
export const CAPTCHA_ROUNDS = 16
/** reCAPTCHA's tokens are the longest. */
export const CAPTCHA_TOKEN_MAX = 8_192

/** The text whose SHA-256 has to begin with zero bits, for a counter of a round. It fits into one block. */
export function puzzleOf(nonce: string, round: number, counter: number): string {
  return `${nonce}:${round}:${counter}`
}

/** How many zero bits a digest begins with. */
export function leadingZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0)
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first]!) - 24
}

/** The captcha token of a challenge and the counters that solve its rounds. */
export function captchaToken(challenge: string, counters: readonly number[]): string {
  return `${challenge}.${counters.join('-')}`
}
