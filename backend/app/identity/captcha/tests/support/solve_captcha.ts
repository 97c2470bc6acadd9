import { createHash } from 'node:crypto'
import type { ProofOfWork } from '#contract/identity/data/captcha'
import { captchaToken, leadingZeroBits, puzzleOf, type CaptchaAction } from '#contract/identity/rules/captcha'
import { newChallenge } from '#identity/captcha/queries/new_challenge'

/** The counters that solve a challenge, as a client finds them. */
export function countersOf({
  nonce,
  rounds,
  bits,
}: Pick<ProofOfWork, 'nonce' | 'rounds' | 'bits'>): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    let counter = 0
    while (zeroBits(puzzleOf(nonce, round, counter)) < bits) counter += 1
    return counter
  })
}

/** A token that passes, as from a client that has just solved a challenge. */
export function solvedCaptcha(action: CaptchaAction = 'support'): string {
  const challenge = newChallenge(action)
  if (challenge.kind !== 'proof_of_work') throw new Error('The captcha is not ours')
  return captchaToken(challenge.challenge, countersOf(challenge))
}

const zeroBits = (puzzle: string) => leadingZeroBits(createHash('sha256').update(puzzle).digest())
