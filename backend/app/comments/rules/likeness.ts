import { comparable } from './comparable.js'

/** From this likeness on, two texts are near-duplicates: about three of ten words may differ. */
export const NEAR_FROM = 0.7

/** Shorter texts, in characters, have too few parts to measure: they are the same or they are not. */
export const MEASURED_FROM = 12

/** The parts of three characters of every word, the edges of the word included, and how often each occurs. */
function partsOf(text: string): Map<string, number> {
  const parts = new Map<string, number>()
  for (const word of text.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 2 < padded.length; at += 1) {
      const part = padded.slice(at, at + 3)
      parts.set(part, (parts.get(part) ?? 0) + 1)
    }
  }
  return parts
}

/** A text, prepared for being compared with many others. */
export interface Measured {
  text: string
  parts: Map<string, number>
  size: number
}

/** Prepares a text for comparison. A short one has no parts. */
export function measure(text: string): Measured {
  const form = comparable(text)
  const parts = [...form].length < MEASURED_FROM ? new Map<string, number>() : partsOf(form)
  return { text: form, parts, size: parts.values().reduce((sum, count) => sum + count, 0) }
}

/** How alike two prepared texts are, 0 to 1: the share of their parts that both have (Dice). */
export function likenessOf(a: Measured, b: Measured): number {
  if (a.text === b.text) return 1
  if (a.size === 0 || b.size === 0) return 0
  const [few, many] = a.parts.size < b.parts.size ? [a, b] : [b, a]
  let shared = 0
  for (const [part, count] of few.parts) shared += Math.min(count, many.parts.get(part) ?? 0)
  return (2 * shared) / (a.size + b.size)
}

/** How alike two texts are, 0 to 1. Words in another order are the same words. */
export function likeness(a: string, b: string): number {
  return likenessOf(measure(a), measure(b))
}

/** Whether readers would take one of two texts for a copy of the other. */
export function isNearDuplicate(a: string, b: string): boolean {
  return likeness(a, b) >= NEAR_FROM
}
