import { addPendingKind } from '#core/jobs/pending/pending_kinds'
import { pendingCancellation } from '#organizations/invitations/actions/pending_cancellation'
import { pendingRemoval } from '#organizations/organizations/actions/pending_removal'
import { pendingDecision } from '#posts/moderation/actions/pending_decision'
import { pendingDeletion as pendingPostDeletion } from '#posts/posts/actions/pending_deletion'
import { pendingDeletion as pendingCommentDeletion } from '#suggestions/comments/actions/pending_deletion'

// The actions that people can undo for ten seconds.

addPendingKind(pendingPostDeletion)
addPendingKind(pendingCommentDeletion)
addPendingKind(pendingRemoval)
addPendingKind(pendingCancellation)
addPendingKind(pendingDecision)
