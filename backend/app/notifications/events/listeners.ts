import { onBeforeCommit } from '#core/events/before_commit'
import { readerOf } from '#core/sql/reader'
import { dispatch } from '#core/jobs/dispatch'
import MailOutcome from '#notifications/jobs/mail_outcome'
import { findChosenTypes } from '#notifications/queries/notification_choices'
import { PostModerated } from '#posts/public'
import { ReportResolved } from '#reports/public'
import SupportAnswered from '#support/events/support_answered'
import { mailAnswer } from '#support/public'

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
