import type { Post } from '@fanfare/contract/data/post.ts'
import { useCurrentOrganization } from '../../../session/current-organization.ts'
import { useAuthorName } from '../use-author-name.ts'
import { shareMessage, wordsBesideLink } from './share-message.ts'

/** A post that has a public address. */
export type SharedPost = Post & { publicUrl: string }

export interface ShareWords {
  /** Everything in one text, the link included. */
  message: string
  /** The same for where the link stands beside it. */
  words: string
}

/** What is said when a post is shared, in the words its organization has chosen. */
export function useShareWords(post: SharedPost): ShareWords {
  const { organizations } = useCurrentOrganization()
  const author = useAuthorName(post)
  const template = organizations.find(({ id }) => id === post.organizationId)?.publicShareMessage ?? null
  const { publicUrl: url, title, organization } = post
  const values = { url, title, author, organization: organization.name }
  return { message: shareMessage(template, values), words: wordsBesideLink(template, values) }
}
