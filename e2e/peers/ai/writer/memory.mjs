const REMEMBERED = 60

/** What was written before, by the sentences it was made of, so that the next text is another one. */
export function createMemory() {
  const textsOf = new Map()
  const lastUses = new Map()
  let count = 0
  return {
    lastUses,
    /** The texts that share a sentence with one that is made of these lines. Only they can be much like it. */
    related: (lines) => lines.flatMap((line) => textsOf.get(line) ?? []),
    add({ measured, lines }) {
      count += 1
      for (const line of lines) {
        lastUses.set(line, count)
        textsOf.set(line, [...(textsOf.get(line) ?? []), measured].slice(-REMEMBERED))
      }
    },
  }
}
