import { pendingReview } from '#community/testimonials/actions/decide_testimonial'
import { addPendingKind } from '#core/jobs/pending/pending_kinds'
import {
  pendingReopening,
  pendingResolution,
  pendingShowing,
} from '#moderation/reports/actions/pending_report_decisions'
import { pendingCancellation } from '#organizations/invitations/actions/pending_cancellation'
import { pendingRemoval } from '#organizations/organizations/actions/pending_removal'
import { pendingHostChange, pendingHostRemoval } from '#posts/links/actions/pending_host_decisions'
import { pendingDecision } from '#posts/moderation/actions/pending_decision'
import { pendingDeletion as pendingPostDeletion } from '#posts/posts/actions/pending_deletion'
import { pendingTagDeletion } from '#posts/posts/actions/delete_tag'
import { pendingDeletion as pendingCommentDeletion } from '#suggestions/comments/actions/pending_deletion'

// The actions that people can undo for ten seconds.

addPendingKind(pendingPostDeletion)
addPendingKind(pendingCommentDeletion)
addPendingKind(pendingRemoval)
addPendingKind(pendingCancellation)
addPendingKind(pendingDecision)
addPendingKind(pendingTagDeletion)
addPendingKind(pendingHostChange)
addPendingKind(pendingHostRemoval)
addPendingKind(pendingResolution)
addPendingKind(pendingReopening)
addPendingKind(pendingShowing)
addPendingKind(pendingReview)
