import type { Language } from '../../core/rules/language.ts'
import type { ShareCard } from './share_card.ts'

/** The size in pixels and the type of every picture; networks show this size without cropping. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: 'image/png' } as const

/** Increase it with a new design, so that its pictures have new addresses. */
const DESIGN = 1

/** The preview picture for links to a page. */
export interface ShareImage {
  /** Absolute. */
  url: string
  /** The text of the picture. */
  alt: string
  language: Language
}

/** The picture of a card; `origin` is the public address of the product, without a trailing slash. */
export function shareImageOf(origin: string, card: ShareCard): ShareImage {
  return { url: origin + shareImagePath(card), alt: card.title, language: card.language }
}

/** The path of a card's picture. It contains a hash of the content, so that the picture at a path never changes. */
export function shareImagePath(card: ShareCard): string {
  return `/share-images/${card.place}/${card.language}-${fingerprint(JSON.stringify([DESIGN, card]))}.png`
}

/** 64 bits of FNV-1a in two runs: identifies content, not for security. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((seed) => run(text, seed).toString(36).padStart(7, '0')).join('')
}

function run(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
