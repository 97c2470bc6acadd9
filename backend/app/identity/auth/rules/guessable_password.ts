import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from './common_password.js'

/** On a scale of 0 to 4; 3 means at least 100 million guesses, which the sign-in limits make impossible. */
const SCORE_MIN = 3
/** The estimate takes longer with every character, and longer passwords are not guessed by patterns. */
const ESTIMATED_MAX = 48

let estimator: ZxcvbnFactory | undefined

/** Whether a password is common, or made of patterns that attackers try first: words, dates, keyboard rows, repetitions. */
export function isGuessable(password: string): boolean {
  if (isCommonPassword(password)) return true
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator.check(password.slice(0, ESTIMATED_MAX)).score < SCORE_MIN
}
