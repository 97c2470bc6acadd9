import { safeEqual } from '@adonisjs/core/helpers'
import { createHash, createHmac } from 'node:crypto'
import {
  CAPTCHA_ACTIONS,
  CAPTCHA_ROUNDS,
  leadingZeroBits,
  puzzleOf,
  type CaptchaAction,
} from '#contract/identity/rules/captcha'

/** The signed content of a challenge. */
export interface Challenge {
  action: CaptchaAction
  /** Milliseconds since 1970. */
  expiresAt: number
  /** How many leading zero bits each round requires. */
  bits: number
  /** Unique; its text is sent to the client, which hashes it. */
  nonce: string
}

/** A challenge with a valid signature, and the counters that the client found. */
export interface Solution extends Challenge {
  counters: number[]
}

const TOKEN = /^([a-z_]+)\.(\d{1,15})\.(\d{1,2})\.([\w-]{22})\.([\w-]{43})\.(\d{1,10}(?:-\d{1,10})*)$/

/** A challenge with its signature, as the client sends it back. */
export function signChallenge({ action, expiresAt, bits, nonce }: Challenge, key: string): string {
  const text = `${action}.${expiresAt}.${bits}.${nonce}`
  return `${text}.${signatureOf(text, key)}`
}

/** Parses a captcha token; null for one that this server has not signed. */
export function openToken(token: string, key: string): Solution | null {
  const [, action = '', expiresAt = '', bits = '', nonce = '', signature = '', counters = ''] =
    TOKEN.exec(token) ?? []
  const isOurs = safeEqual(signature, signatureOf(`${action}.${expiresAt}.${bits}.${nonce}`, key))
  const known = CAPTCHA_ACTIONS.find((name) => name === action)
  if (!isOurs || known === undefined) return null
  return {
    action: known,
    expiresAt: Number(expiresAt),
    bits: Number(bits),
    nonce,
    counters: counters.split('-').map(Number),
  }
}

/** Whether the counters solve every round. */
export function isSolved({ nonce, bits, counters }: Solution): boolean {
  return (
    counters.length === CAPTCHA_ROUNDS &&
    counters.every((counter, round) => zeroBitsOf(puzzleOf(nonce, round, counter)) >= bits)
  )
}

const zeroBitsOf = (puzzle: string) => leadingZeroBits(createHash('sha256').update(puzzle).digest())

const signatureOf = (text: string, key: string) =>
  createHmac('sha256', key).update(`captcha:${text}`).digest('base64url')
