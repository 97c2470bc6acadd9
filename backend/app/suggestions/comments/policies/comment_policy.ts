import { BasePolicy } from '@adonisjs/bouncer'
import type { User } from '#identity/public'
import { type Membership } from '#organizations/public'
import { may } from '#contract/organizations/rules/abilities'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import {
  commentAbilities,
  mayRelease,
  type CommentViewer,
} from '#suggestions/comments/rules/comment_abilities'

/** The user is a member of the post's organization; others have already got COMMENT_NOT_FOUND. */
export default class CommentPolicy extends BasePolicy {
  list(_user: User, membership: Membership): boolean {
    return may(membership.role, 'view')
  }

  create(_user: User, membership: Membership): boolean {
    return may(membership.role, 'suggest')
  }

  claim(_user: User, { role }: Pick<Membership, 'role'>): boolean {
    return may(role, 'claim')
  }

  update(_user: User, comment: CommentRecord, viewer: CommentViewer): boolean {
    return commentAbilities(viewer, comment).update
  }

  delete(_user: User, comment: CommentRecord, viewer: CommentViewer): boolean {
    return commentAbilities(viewer, comment).delete
  }

  release(_user: User, comment: CommentRecord, viewer: CommentViewer): boolean {
    return mayRelease(viewer, comment)
  }
}
