import type { SupportFileType } from '#contract/moderation/rules/support'

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

/** All characters but letters, digits, spaces and harmless punctuation. */
const UNSAFE = /[^\p{L}\p{M}\p{N} ._()+-]+/gu

/**
 * The name of an attachment for the download: without folders, control characters or leading dots, and with the
 * extension of its type, so that it opens as what it is.
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
