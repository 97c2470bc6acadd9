import { SLUG_PATTERN } from '#contract/core/rules/slug'

/** An id in a path. Any other value matches no route and never reaches the database. */
export const ID = {
  match: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  cast: (value: string) => value.toLowerCase(),
}

/** A slug in a path. */
export const SLUG = { match: SLUG_PATTERN }
