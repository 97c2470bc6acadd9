import { randomInt } from 'node:crypto'
import { sha256 } from '#core/runtime/hashing/sha256'

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

const DAY_MS = 86_400_000
/** How long a code works that an owner has asked for. */
export const CODE_MS = DAY_MS

const character = () => ALPHABET[randomInt(ALPHABET.length)]

const group = () => Array.from({ length: GROUP_LENGTH }, character).join('')

/** A new code, in groups for reading: 79 random bits. */
export function newCode(): string {
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The hash of a code of a domain, however it was typed. */
export function hashCode(domainId: string, code: string): string {
  return sha256.hex(`${domainId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
}
