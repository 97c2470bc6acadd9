import TellDue from '#notifications/pacing/actions/tell_due'

/** Tells the members whose time has come. Servers that run it at the same time take turns. */
export async function tellDueMembers(): Promise<void> {
  while (await new TellDue().handle());
}
