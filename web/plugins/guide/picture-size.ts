import type { PictureSize } from './render-page.ts'

/** The size of a WebP picture, from its first bytes. */
export function sizeOfWebp(content: Buffer): PictureSize {
  const kind = content.toString('latin1', 12, 16)
  if (kind === 'VP8 ')
    return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8X') return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
  throw new Error(`Unknown kind of WebP: ${kind}`)
}
