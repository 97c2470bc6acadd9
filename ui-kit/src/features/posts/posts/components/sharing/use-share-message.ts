import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { plainMentions } from '../../../../../components/mentions/mention-labels.ts'
import { useOrganization } from '../../../../../components/use-organization.ts'
import { useAuthorName } from '../../hooks/use-author-name.ts'
import { messageWithoutLink, shareMessage } from './share-message.ts'

/** A post that has a public address. */
export type SharedPost = Post & { publicUrl: string }

/** The message a post is shared with, from its organization's template; with the link, and without. */
export function useShareMessage(post: SharedPost): { message: string; withoutLink: string } {
  const { organization: from } = useOrganization(post.organizationId)
  const author = useAuthorName(post)
  const stored = from?.publicShareMessage ?? null
  const template = stored === null ? null : plainMentions(stored)
  const { publicUrl: url, title, organization } = post
  const values = { url, title, author, organization: organization.name }
  return { message: shareMessage(template, values), withoutLink: messageWithoutLink(template, values) }
}
