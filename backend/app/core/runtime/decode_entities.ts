import { Parser } from 'htmlparser2'

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu

/** Decodes the character references of HTML. Unknown references and a bare `&` are kept. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity) => {
    let decoded = ''
    new Parser({ ontext: (part) => (decoded += part) }).end(entity)
    return decoded
  })
}
