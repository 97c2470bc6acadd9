import TellDue from '#notifications/pacing/actions/tell_due'
import { SHARED } from '#posts/public'

/** Tells members of posts that others have shared. */
export const dueMembers = new TellDue(SHARED)

/** Tells the members whose time has come. Servers that run it at the same time take turns. */
export async function tellDueMembers(): Promise<void> {
  await dueMembers.handleAll()
}
