import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { sha256 } from '#core/runtime/hashing/sha256'

/** Tokens of a person, of an organization, and of a directory that provisions people. */
export type TokenKind = 'pat' | 'org' | 'scim'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 30 digits in base 62 are 178 bits. */
const RANDOM_LENGTH = 30
/** 32 bits in base 62. */
const CHECKSUM_LENGTH = 6

const TOKEN = new RegExp(
  `^(?<text>ff_(?<kind>pat|org|scim)_[0-9A-Za-z]{${RANDOM_LENGTH}})(?<checksum>[0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
)

/** A new token: `ff_<kind>_`, 30 random digits in base 62, and a checksum by which secret scanners recognize it. */
export function makeToken(kind: TokenKind): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return withChecksum(`ff_${kind}_${random}`)
}

/** Whether a text begins like an API token; a session's token does not. */
export const isApiToken = (text: string): boolean => text.startsWith('ff_')

/** The kind of a token; null for what is not a token, or has another checksum. Reads no database. */
export function kindOfToken(text: string): TokenKind | null {
  const { groups } = TOKEN.exec(text) ?? {}
  if (groups === undefined || withChecksum(groups.text!) !== text) return null
  return groups.kind as TokenKind
}

/** What is stored of a token. Without a salt, because nobody can guess 178 random bits. */
export const hashOfToken = (token: string): string => sha256.hex(token)

const withChecksum = (text: string): string => text + inBase62(crc32(text)).padStart(CHECKSUM_LENGTH, '0')

const inBase62 = (value: number): string =>
  value === 0 ? '' : inBase62(Math.floor(value / DIGITS.length)) + DIGITS[value % DIGITS.length]
