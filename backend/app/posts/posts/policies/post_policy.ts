import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'
import { may } from '#contract/organizations/rules/abilities'
import type { Membership } from '#organizations/public'
import type { PostRecord } from '#posts/posts/models/post_record'
import { isModeratorOf, postAbilities } from '#posts/posts/rules/post_abilities'

/** Except for `moderate`, the user is a member of the post's organization; others have already got POST_NOT_FOUND. */
export default class PostPolicy extends BasePolicy {
  list(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }

  create(_user: User, membership: Membership): boolean {
    return may(membership.role, 'createPost')
  }

  /** To create a post with its first suggestions. */
  suggest(_user: User, membership: Membership): boolean {
    return may(membership.role, 'suggest')
  }

  view(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }

  update(_user: User, post: PostRecord, membership: Membership): boolean {
    return postAbilities(membership, post).update
  }

  /** To change when it starts and ends. */
  schedule(_user: User, post: { author: { id: string } | null }, membership: Membership): boolean {
    return postAbilities(membership, post).schedule
  }

  /** To mark a post as important, and to pin it. */
  feature(_user: User, membership: Membership): boolean {
    return may(membership.role, 'featurePost')
  }

  /** The author decides, until a moderator has decided. */
  markSensitive(user: User, post: PostRecord): boolean {
    return isModeratorOf(user, post) || (post.author?.id === user.id && !post.sensitiveByModerator)
  }

  /** Administrators of the installation moderate listed posts, of any organization. */
  moderate(user: User): boolean {
    return user.isAdmin
  }

  delete(_user: User, post: { author: { id: string } | null }, membership: Membership): boolean {
    return postAbilities(membership, post).delete
  }
}
