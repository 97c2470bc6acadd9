import { onBeforeCommit } from '#core/events/before_commit'
import { readerOf } from '#core/database/sql/reader'
import { dispatch } from '#core/jobs/dispatch'
import MailOutcome from '#notifications/notifications/jobs/mail_outcome'
import { findChosenTypes } from '#notifications/notifications/queries/notification_choices'
import PostModerated from '#posts/posts/events/post_moderated'
import { ReportResolved, mailAnswer } from '#moderation/public'
import SupportAnswered from '#moderation/support/events/support_answered'

onBeforeCommit(PostModerated, (trx, { authorId: userId, postId: id }) =>
  dispatch(trx, MailOutcome, { type: 'post.moderated', userId, id }),
)

onBeforeCommit(ReportResolved, (trx, { reporterId: userId, reportId: id }) =>
  dispatch(trx, MailOutcome, { type: 'report.resolved', userId, id }),
)

onBeforeCommit(SupportAnswered, async (trx, { requesterId, answerId }) => {
  const wanted = await findChosenTypes(requesterId, 'mail', readerOf(trx))
  if (wanted.has('support.answered')) await mailAnswer(trx, answerId)
})
