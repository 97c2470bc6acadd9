import { INACTIVITY_WEEKS } from '#contract/organizations/rules/reminders'
import { now } from '#core/runtime/clock'
import MailInactive from '#notifications/inactivity/actions/mail_inactive'
import { listInactive } from '#notifications/inactivity/queries/list_inactive'

const WEEK_MS = 604_800_000
/** Members per query. */
const PAGE_SIZE = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Mails members who have not been here for as many weeks as one of their organizations has chosen. */
export async function mailInactiveMembers(): Promise<void> {
  for (const weeks of INACTIVITY_WEEKS) await mailAfter(weeks)
}

async function mailAfter(weeks: number): Promise<void> {
  const seenBefore = new Date(now().getTime() - weeks * WEEK_MS)
  let after: string | undefined = FIRST_ID
  while (after !== undefined) {
    const members = await listInactive({ weeks, seenBefore, after }, PAGE_SIZE)
    for (const member of members) await new MailInactive().handle(member)
    after = members.length < PAGE_SIZE ? undefined : members.at(-1)?.userId
  }
}
