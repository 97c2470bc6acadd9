import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#accounts/public'
import { may, type Membership } from '#organizations/public'
import type { PostRecord } from '#posts/models/post_record'
import { moderates } from '#posts/rules/moderates'
import { postAbilities } from '#posts/rules/post_abilities'

/** All but `moderate` is asked about members of the post's organization only: for others the post does not exist. */
export default class PostPolicy extends BasePolicy {
  list(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }

  create(_user: User, membership: Membership): boolean {
    return may(membership.role, 'createPost')
  }

  view(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }

  update(_user: User, post: PostRecord, membership: Membership): boolean {
    return postAbilities(membership, post).update
  }

  /** What is sensitive is for the author to say, until a moderator has: administrators, where everybody can see it. */
  markSensitive(user: User, post: PostRecord): boolean {
    return moderates(user, post) || (post.author?.id === user.id && !post.sensitiveByModerator)
  }

  /** Administrators of the installation judge listed posts, also of organizations they do not belong to. */
  moderate(user: User): boolean {
    return user.isAdmin
  }

  delete(_user: User, post: PostRecord, membership: Membership): boolean {
    return postAbilities(membership, post).delete
  }
}
