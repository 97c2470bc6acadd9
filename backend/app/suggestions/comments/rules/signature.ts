import { NEAR_DUPLICATE_MIN, type Measured } from './similarity.js'

/** The number of slots of a signature, one byte each. */
export const SIGNATURE_LENGTH = 256

const SEED = 0x9e3779b9

/** Spreads a number over 32 bits (the finalizer of MurmurHash3). */
function spread(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const FACTORS = Uint32Array.from({ length: SIGNATURE_LENGTH }, (_, slot) => spread(SEED + slot) | 1)
const OFFSETS = Uint32Array.from({ length: SIGNATURE_LENGTH }, (_, slot) => spread(~(SEED + slot)))

/** The hash of the `nth` occurrence of a trigram, or of a whole text (FNV-1a). */
function hashOf(text: string, nth: number): number {
  let hash = 0x811c9dc5 ^ nth
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return spread(hash)
}

/** Short texts have no trigrams and equal only themselves. */
function elementsOf({ text, trigrams, size }: Measured): Uint32Array {
  if (size === 0) return Uint32Array.of(hashOf(text, 0))
  const elements = new Uint32Array(size)
  let at = 0
  for (const [trigram, count] of trigrams)
    for (let nth = 0; nth < count; nth += 1) elements[at++] = hashOf(trigram, nth)
  return elements
}

/**
 * The MinHash of a text: for each of several hash functions, a byte of the smallest hash of its trigrams. A slot of two
 * texts is equal with the probability of their Jaccard index. Signatures are stored, so the bytes must not change.
 */
export function signatureOf(measured: Measured): Uint8Array {
  const elements = elementsOf(measured)
  return Uint8Array.from({ length: SIGNATURE_LENGTH }, (_, slot) => {
    const factor = FACTORS[slot]!
    const offset = OFFSETS[slot]!
    let least = 0xffffffff
    for (let at = 0; at < elements.length; at += 1) {
      const hash = (Math.imul(elements[at]!, factor) + offset) >>> 0
      if (hash < least) least = hash
    }
    return spread(least) & 0xff
  })
}

/** The Jaccard index of texts that are as similar as near-duplicates must be. */
const JACCARD_MIN = NEAR_DUPLICATE_MIN / (2 - NEAR_DUPLICATE_MIN)
const MATCH_PROBABILITY = JACCARD_MIN + (1 - JACCARD_MIN) / 256
/** Fewer than one in a million near-duplicates has fewer equal slots than five standard deviations below the mean. */
const DEVIATIONS = 5

const leastMatches = (slots: number) =>
  Math.floor(
    slots * MATCH_PROBABILITY - DEVIATIONS * Math.sqrt(slots * MATCH_PROBABILITY * (1 - MATCH_PROBABILITY)),
  )

/** How many of all slots a near-duplicate shares at least. */
export const MATCHES_MIN = leastMatches(SIGNATURE_LENGTH)
/** Most texts differ so much that their first slots suffice. */
const FIRST_SLOTS = 64
const FIRST_MATCHES_MIN = leastMatches(FIRST_SLOTS)

/** How many slots of a signature equal those at an offset of `many`; 0 when the first ones differ too much. */
export function countMatches(signature: Uint8Array, many: Uint8Array, offset: number): number {
  let matches = 0
  for (let slot = 0; slot < FIRST_SLOTS; slot += 1) if (signature[slot] === many[offset + slot]) matches += 1
  if (matches < FIRST_MATCHES_MIN) return 0
  for (let slot = FIRST_SLOTS; slot < SIGNATURE_LENGTH; slot += 1)
    if (signature[slot] === many[offset + slot]) matches += 1
  return matches
}
