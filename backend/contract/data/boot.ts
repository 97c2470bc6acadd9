import type { PublicOrganization } from './organization.ts'
import type { PublicPost } from './post.ts'

/** Data the server embeds in a public page, so that the first paint needs no request. */
export type BootData =
  | { kind: 'public-post'; post: PublicPost }
  | { kind: 'public-organization'; organization: PublicOrganization }
