import { sha256 } from '#core/runtime/hashing/sha256'

const LENGTH = 16

/** The version of a resource: changes whenever what an answer shows does, from whichever side. */
export const versionOf = (content: object): string =>
  `W/"${sha256.hex(JSON.stringify(content)).slice(0, LENGTH)}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//i, '')

/** Whether an `If-Match` or `If-None-Match` names a version, or any. Versions are weak. */
export const namesVersion = (header: string, version: string): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(version))
