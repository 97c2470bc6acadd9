import { MIMEType } from 'node:util'

/** A kind of document that is understood: what we say we accept, and the types that count as it. */
export interface Kind {
  accept: string
  types: readonly string[]
}

export const PAGE: Kind = {
  accept: 'text/html, application/xhtml+xml',
  types: ['text/html', 'application/xhtml+xml'],
}

export const JSON_DOCUMENT: Kind = { accept: 'application/json', types: ['application/json'] }

/** The type and the character set that an answer declares; null when it declares nothing readable. */
export function declaredType(header: string): { type: string; charset: string | null } | null {
  try {
    const { essence, params } = new MIMEType(header)
    return { type: essence, charset: params.get('charset') }
  } catch {
    return null
  }
}
