import type { SupportFileType } from '#contract/moderation/rules/support'
import { imageTypeOf } from '#core/files/images'

const PDF_START = Buffer.from('%PDF-')
const PDF_END = Buffer.from('%%EOF')
/** PDF readers expect the end marker within the last kilobyte. */
const PDF_TAIL = 1_024

/** The first characters of text that a browser or a viewer may treat as a document with scripts. */
const MARKUP = /^[\s\u{feff}]*<(?:!doctype|\?xml|!--|html|head|body|svg|script|iframe|math)/iu

/** The type of an attachment by its content; null for unsupported types. */
export async function fileTypeOf(content: Buffer): Promise<SupportFileType | null> {
  const image = await imageTypeOf(content)
  if (image !== null) return image
  if (isPdf(content)) return 'application/pdf'
  return isPlainText(content) ? 'text/plain' : null
}

function isPdf(content: Buffer): boolean {
  const starts = content.subarray(0, PDF_START.length).equals(PDF_START)
  return starts && content.subarray(-PDF_TAIL).includes(PDF_END)
}

/** Signatures of formats that are detected above if the file is complete. */
const OTHER_FORMAT = /^(?:%PDF-|GIF8)/

/** UTF-8 without markup, and without control characters other than line breaks and tabs. */
function isPlainText(content: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return !hasControlCharacters(content) && !OTHER_FORMAT.test(text) && !MARKUP.test(text)
  } catch {
    return false
  }
}

const hasControlCharacters = (content: Buffer) =>
  content.some((byte) => (byte < 32 && (byte < 9 || byte > 13)) || byte === 127)
