import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMails } from '#core/mail/outbox'
import TellDue from '#notifications/pacing/actions/tell_due'
import type { ToldMember } from '#notifications/pacing/events/members_told'
import PlanReminders from '#notifications/reminders/actions/plan_reminders'
import { reminderMail } from '#notifications/reminders/mails/reminder_mail'
import { listReminderMails } from '#notifications/reminders/queries/list_reminder_mails'
import { REMINDED } from '#notifications/reminders/queries/reminded'
import { listPostsToRemind } from '#posts/public'

/** How many posts are planned in one run. */
const RUN_MAX = 100

/** Plans the reminders of posts whose time has come. Servers that run it at the same time plan each member once. */
export async function planDueReminders(): Promise<void> {
  for (const id of await listPostsToRemind(RUN_MAX)) await new PlanReminders().handle(id)
}

/** Reminds the members whose time has come, each of a post at most once. */
export async function remindDueMembers(): Promise<void> {
  await new TellDue(REMINDED, mail).handleAll()
}

async function mail(trx: TransactionClientContract, told: readonly ToldMember[]): Promise<void> {
  const mails = await listReminderMails(trx, told)
  await queueMails(
    trx,
    mails.map((reminder) => ({ to: reminder.user.email, content: reminderMail(reminder) })),
  )
}
