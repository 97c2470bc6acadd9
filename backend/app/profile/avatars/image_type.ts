import type { AVATAR_TYPES } from '#contract/rules/limits'

type ImageType = (typeof AVATAR_TYPES)[number]

/** How a file of each type begins, in hexadecimal. */
const SIGNATURES: Record<ImageType, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/gif': /^474946383[79]61/,
  'image/webp': /^52494646.{8}57454250/,
}
const SIGNATURE_BYTES = 12

/** What a file is by its first bytes, whatever it is called; null when it is no picture we take. */
export function imageTypeOf(file: Buffer): ImageType | null {
  const start = file.toString('hex', 0, SIGNATURE_BYTES)
  const types = Object.keys(SIGNATURES) as ImageType[]
  return types.find((type) => SIGNATURES[type].test(start)) ?? null
}
