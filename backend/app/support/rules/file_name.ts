import type { SupportFileType } from '#contract/rules/support'

const LENGTH_MAX = 120
const FALLBACK = 'attachment'

const EXTENSIONS: Record<SupportFileType, readonly [string, ...string[]]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt', '.log', '.md', '.csv'],
}

/** Characters that are not letters, digits, spaces or harmless signs of any script. */
const UNSAFE = /[^\p{L}\p{M}\p{N} ._()+-]+/gu

/**
 * The name under which an attachment is downloaded: without folders, control characters or leading dots, and with an
 * extension of its type, so that an administrator does not open something else.
 */
export function safeFileName(name: string, type: SupportFileType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(UNSAFE, '_')
    .replace(/^[. ]+/, '')
    .trim()
  const extension = EXTENSIONS[type].find((known) => plain.toLowerCase().endsWith(known))
  const stem = extension === undefined ? plain : plain.slice(0, -extension.length)
  return `${[...stem].slice(0, LENGTH_MAX).join('') || FALLBACK}${extension ?? EXTENSIONS[type][0]}`
}
