import emitter from '@adonisjs/core/services/emitter'
import type { MailedType } from '#contract/rules/notification'
import { inTransaction } from '#core/database/transaction'
import { dispatch } from '#core/jobs/dispatch'
import MailOutcome from '#notifications/jobs/mail_outcome'
import { PostModerated } from '#posts/public'
import { ReportResolved } from '#reports/public'

emitter.on(PostModerated, ({ authorId, postId }) => mailLater('post.moderated', authorId, postId))
emitter.on(ReportResolved, ({ reporterId, reportId }) => mailLater('report.resolved', reporterId, reportId))

const mailLater = (type: MailedType, userId: string, id: string): Promise<void> =>
  inTransaction((trx) => dispatch(trx, MailOutcome, { type, userId, id }))
