import { countMatches, MATCHES_MIN, SIGNATURE_LENGTH } from './signature.js'

const FIRST_CAPACITY = 64

/** Signatures packed in one block of memory, which a search reads sequentially. */
export class PackedSignatures {
  #ids: string[] = []
  #bytes = new Uint8Array(FIRST_CAPACITY * SIGNATURE_LENGTH)

  get length(): number {
    return this.#ids.length
  }

  /** The memory it takes, in bytes. */
  get size(): number {
    return this.#bytes.length
  }

  /** Adds the signature of a text that belongs to this id. */
  add(id: string, signature: Uint8Array): void {
    const offset = this.#ids.length * SIGNATURE_LENGTH
    if (offset === this.#bytes.length) {
      const larger = new Uint8Array(offset * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes.set(signature, offset)
    this.#ids.push(id)
  }

  /** The ids of at most `limit` texts that may be near-duplicates, the most similar first. */
  candidates(signature: Uint8Array, limit: number): string[] {
    const found: { id: string; matches: number }[] = []
    for (const [index, id] of this.#ids.entries()) {
      const matches = countMatches(signature, this.#bytes, index * SIGNATURE_LENGTH)
      if (matches >= MATCHES_MIN) found.push({ id, matches })
    }
    found.sort((a, b) => b.matches - a.matches)
    return [...new Set(found.map(({ id }) => id))].slice(0, limit)
  }
}
