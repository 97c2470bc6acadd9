import emitter from '@adonisjs/core/services/emitter'
import { inTransaction } from '#core/database/transaction'
import { onBeforeCommit } from '#core/events/before_commit'
import { readerOf } from '#core/sql/reader'
import { dispatch } from '#core/jobs/dispatch'
import MailOutcome from '#notifications/jobs/mail_outcome'
import type { OutcomeType } from '#notifications/queries/find_outcome'
import { findChosenTypes } from '#notifications/queries/notification_choices'
import { PostModerated } from '#posts/public'
import { ReportResolved } from '#reports/public'
import SupportAnswered from '#support/events/support_answered'
import { mailAnswer } from '#support/public'

emitter.on(PostModerated, ({ authorId, postId }) => mailLater('post.moderated', authorId, postId))
emitter.on(ReportResolved, ({ reporterId, reportId }) => mailLater('report.resolved', reporterId, reportId))

onBeforeCommit(SupportAnswered, async (trx, { requesterId, answerId }) => {
  const wanted = await findChosenTypes(requesterId, 'mail', readerOf(trx))
  if (wanted.has('support.answered')) await mailAnswer(trx, answerId)
})

const mailLater = (type: OutcomeType, userId: string, id: string): Promise<void> =>
  inTransaction((trx) => dispatch(trx, MailOutcome, { type, userId, id }))
