import type { Language } from './language.ts'
import type { ShareCard } from './share_card.ts'

/** Pixels and type of every picture; the size that networks show uncut. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: 'image/png' } as const

/** To be counted up with the design: pictures of another one have another address. */
const DESIGN = 1

/** A picture that others show for a link to a page. */
export interface ShareImage {
  /** Absolute. */
  url: string
  /** What it says. */
  alt: string
  language: Language
}

/** The picture of a card; `origin` is the public address of the product, without a trailing slash. */
export function shareImageOf(origin: string, card: ShareCard): ShareImage {
  return { url: origin + shareImagePath(card), alt: card.title, language: card.language }
}

/** The path of the picture of a card. It changes with what the card says, so that a picture never does. */
export function shareImagePath(card: ShareCard): string {
  return `/share-images/${card.place}/${card.language}-${fingerprint(JSON.stringify([DESIGN, card]))}.png`
}

/** 64 bits of FNV-1a in two runs: names a content, and protects nothing. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((seed) => run(text, seed).toString(36).padStart(7, '0')).join('')
}

function run(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
