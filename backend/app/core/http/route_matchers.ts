import { SLUG_PATTERN } from '#contract/rules/slug'

/** An id in an address. Anything else is no address of ours, so no database is asked about it. */
export const ID = {
  match: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  cast: (value: string) => value.toLowerCase(),
}

/** A slug in an address. */
export const SLUG = { match: SLUG_PATTERN }
