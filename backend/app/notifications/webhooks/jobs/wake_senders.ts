let wake = () => {}

/** Lets the sender of this process look for messages at once. Other servers find them at their next look. */
export const wakeSenders = (): void => wake()

/** What `wakeSenders` calls, until it is replaced. */
export function onWake(action: () => void): void {
  wake = action
}
