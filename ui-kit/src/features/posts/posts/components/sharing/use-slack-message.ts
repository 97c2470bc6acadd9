import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { useOrganization } from '../../../../../components/use-organization.ts'
import { usePlatform } from '../../../../../platform/platform-context.ts'
import { useAuthorName } from '../../hooks/use-author-name.ts'
import { fillTemplate } from './share-message.ts'

const DEFAULT_TEMPLATE = '{title}'
const MENTION_START = /\{(?=[@#!])/g

/** The message a post is shared to Slack with, from its organization's template. Only the template can contain mentions. */
export function useSlackMessage(post: Post): string {
  const { organization: from } = useOrganization(post.organizationId)
  const { origin } = usePlatform()
  const author = useAuthorName(post)
  const { id, publicUrl, title, organization } = post
  return fillTemplate(from?.slackShareMessage ?? DEFAULT_TEMPLATE, {
    url: publicUrl ?? `${origin()}/posts/${id}`,
    title: title.replaceAll(MENTION_START, '{ '),
    author: author.replaceAll(MENTION_START, '{ '),
    organization: organization.name.replaceAll(MENTION_START, '{ '),
  })
}
