import { MIMEType } from 'node:util'
import { AVATAR_TYPES as PICTURE_TYPES } from '#contract/core/rules/limits'

/** A kind of document: its `accept` header, its content types, and the most bytes of it that are read. */
export interface MediaType {
  accept: string
  types: readonly string[]
  bytesMax: number
}

const MEGABYTE = 1_048_576

export const PAGE: MediaType = {
  accept: 'text/html, application/xhtml+xml',
  types: ['text/html', 'application/xhtml+xml'],
  bytesMax: MEGABYTE,
}

export const JSON_DOCUMENT: MediaType = {
  accept: 'application/json',
  types: ['application/json'],
  bytesMax: MEGABYTE,
}

/** Storage services often send no better type; the content decides. */
export const PICTURE: MediaType = {
  accept: PICTURE_TYPES.join(', '),
  types: [...PICTURE_TYPES, 'image/jpg', 'application/octet-stream', 'binary/octet-stream'],
  bytesMax: 5 * MEGABYTE,
}

/** Parses a `content-type` header; null if it is malformed. */
export function parseMediaType(header: string): { type: string; charset: string | null } | null {
  try {
    const { essence, params } = new MIMEType(header)
    return { type: essence, charset: params.get('charset') }
  } catch {
    return null
  }
}
