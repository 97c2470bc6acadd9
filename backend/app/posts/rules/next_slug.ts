import { slugify } from '#contract/rules/slug'

const NOTHING_TO_KEEP = 'post'

/** The first part of a post's slug, from its title: a title without letters or digits is a `post`. */
export function baseSlug(title: string): string {
  return slugify(title) || NOTHING_TO_KEEP
}

/** The base itself when nobody has it yet, else the base with the lowest free number from 2 on. */
export function nextSlug(base: string, taken: Iterable<string>): string {
  const used = new Set(taken)
  if (!used.has(base)) return base
  let number = 2
  while (used.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
