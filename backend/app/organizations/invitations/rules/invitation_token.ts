import encryption from '@adonisjs/core/services/encryption'
import { randomBytes } from 'node:crypto'
import env from '#start/env'
import { sha256 } from '#core/runtime/hashing/sha256'

const BYTES = 32

const TOKEN = /^[\w-]{20,128}$/

/** Whether a text has the format of a token. Any other text needs no query. */
export const isToken = (text: string) => TOKEN.test(text)

/** A new token of 256 random bits. */
export const newToken = () => randomBytes(BYTES).toString('base64url')

/** The hash by which a token is looked up. */
export const digest = sha256.hex

const purposeOf = (invitationId: string) => `token of invitation ${invitationId}`

/** Encrypts a token, bound to its invitation, so that admins can copy the link again. */
export function seal(invitationId: string, token: string): string {
  return encryption.encrypt(token, { purpose: purposeOf(invitationId) })
}

/** Decrypts a token; null when it belongs to another invitation or was encrypted with another key. */
export function unseal(invitationId: string, sealed: string): string | null {
  return encryption.decrypt<string>(sealed, purposeOf(invitationId))
}

/** The link in an invitation. Built from APP_URL, never from the Host header. */
export const invitationLink = (token: string) => `${env.appUrl}/invitation/${token}`
