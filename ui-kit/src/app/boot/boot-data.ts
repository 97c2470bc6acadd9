import type { PublicOrganization } from '@fanfare/contract/data/organization.ts'
import type { PublicPost } from '@fanfare/contract/data/post.ts'

/** What the server writes into the page of a public address, so that the first paint needs no request. */
export type BootData =
  | { kind: 'public-post'; post: PublicPost }
  | { kind: 'public-organization'; organization: PublicOrganization }
