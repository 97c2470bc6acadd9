import type { Post, PublicPostDetails } from '#contract/posts/data/post'
import { publicPostPath } from '#contract/posts/rules/public_path'
import { appUrl } from '#config/app'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import { firstName, forTeammate } from '#identity/public'
import type { PostRecord } from '#posts/posts/models/post_record'
import { pickTexts, type TextName } from '#posts/posts/rules/authored_texts'
import { postAbilities, type Viewer } from '#posts/posts/rules/post_abilities'

/** A post, as a member of its organization sees it. */
export function forMember(post: PostRecord, viewer: Viewer): Post {
  const { author, listed, ...shown } = post
  return {
    ...shown,
    organizationId: post.organization.id,
    userId: author === null || author.isToken ? null : author.id,
    creator: author && forTeammate(author),
    publicUrl: listed ? appUrl + publicPostPath(post) : null,
    startsAt: isoOrNull(post.startsAt),
    startedAt: isoOrNull(post.startedAt),
    endsAt: isoOrNull(post.endsAt),
    createdAt: instantToIso(post.createdAt),
    updatedAt: instantToIso(post.updatedAt),
    can: postAbilities(viewer, post),
  }
}

/** A post, as a visitor sees it: with names, but no other data about people. */
export function forVisitor(post: PostRecord): PublicPostDetails {
  const { id, slug, host, picture, mood, isSensitive, tags, commentsCount, availableCount } = post
  return {
    id,
    slug,
    host,
    ...(pickTexts(post) satisfies Pick<PublicPostDetails, TextName>),
    picture,
    mood,
    isPublic: true,
    isSensitive,
    organizationId: post.organization.id,
    organization: {
      id: post.organization.id,
      name: post.organization.name,
      slug: post.organization.slug,
    },
    creator: publicCreatorOf(post),
    tags,
    commentsCount,
    availableCount,
    endsAt: isoOrNull(post.endsAt),
    createdAt: instantToIso(post.createdAt),
    updatedAt: instantToIso(post.updatedAt),
  }
}

/** The public learns the names of people, but of no tokens: such a post is shared by its organization. */
function publicCreatorOf({ author, organization }: PostRecord): PublicPostDetails['creator'] {
  if (author?.isToken) return { name: organization.name, firstName: organization.name }
  return author && { name: author.name, firstName: firstName(author.name) }
}
