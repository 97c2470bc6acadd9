import { Locator } from '@adonisjs/queue'
import { DeleteAccountContent } from '#accounts/public'
import { GenerateTexts } from '#ai/public'
import { SendResetLink } from '#auth/public'
import DeliverMail from '#core/mail/deliver_mail'
import SendUnconfirmedMail from '#core/mail/send_unconfirmed_mail'
import { storeRequestIds } from '#core/jobs/request_of_job'
import { MailOutcome, SendDigest } from '#notifications/public'
import {
  EndConnections,
  RevokeToken,
  SendBroadcast,
  ShareFromSlack,
  SyncSlack,
  UnfurlLinks,
} from '#slack/public'
import { SCHEDULE } from './schedule.js'

/** Jobs that are dispatched. */
export const JOBS = [
  DeliverMail,
  SendUnconfirmedMail,
  SendResetLink,
  DeleteAccountContent,
  SendDigest,
  MailOutcome,
  EndConnections,
  RevokeToken,
  ShareFromSlack,
  SyncSlack,
  UnfurlLinks,
  SendBroadcast,
  GenerateTexts,
]

storeRequestIds()
for (const job of [...JOBS, ...SCHEDULE.map(({ job }) => job)]) Locator.register(job.options.name, job)
