import type { SupportFileType } from '#contract/rules/support'
import { imageTypeOf } from '#core/images/image_type'

const PDF_START = Buffer.from('%PDF-')
const PDF_END = Buffer.from('%%EOF')
/** Readers look for the end of a PDF in its last kilobyte. */
const PDF_TAIL = 1_024

/** Text that a browser or a viewer takes for a document with scripts, by its first characters. */
const MARKUP = /^[\s\u{feff}]*<(?:!doctype|\?xml|!--|html|head|body|svg|script|iframe|math)/iu

/** The type of an attachment by its content; null for what is not accepted. */
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

/** The first characters of formats whose files are recognized above when they are whole. */
const OTHER_FORMAT = /^(?:%PDF-|GIF8)/

/** UTF-8 without control characters, other than those of lines and tabs, and without markup. */
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
