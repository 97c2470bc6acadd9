import { MIMEType } from 'node:util'

/** A kind of document: its `accept` header, and the content types it may have. */
export interface MediaType {
  accept: string
  types: readonly string[]
}

export const PAGE: MediaType = {
  accept: 'text/html, application/xhtml+xml',
  types: ['text/html', 'application/xhtml+xml'],
}

export const JSON_DOCUMENT: MediaType = { accept: 'application/json', types: ['application/json'] }

/** Parses a `content-type` header; null if it is malformed. */
export function parseMediaType(header: string): { type: string; charset: string | null } | null {
  try {
    const { essence, params } = new MIMEType(header)
    return { type: essence, charset: params.get('charset') }
  } catch {
    return null
  }
}
