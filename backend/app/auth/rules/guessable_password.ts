import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from './common_password.js'

/** Out of four: 100 million guesses, which is out of reach behind the limits of a sign-in. */
const SCORE_MIN = 3
/** The estimate takes longer with every character, and a password of this length is not guessed by patterns. */
const ESTIMATED_MAX = 48

let estimator: ZxcvbnFactory | undefined

/** Whether a password is common, or made of patterns that are tried first: words, dates, keyboard rows, repetitions. */
export function isGuessable(password: string): boolean {
  if (isCommonPassword(password)) return true
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator.check(password.slice(0, ESTIMATED_MAX)).score < SCORE_MIN
}
