import type { PublicOrganization } from './organization.ts'
import type { PublicPostDetails } from './post.ts'

/** Data the server embeds in a public page, so that the first paint needs no request. */
export type BootData =
  | { kind: 'public-post'; post: PublicPostDetails }
  | { kind: 'public-organization'; organization: PublicOrganization }
