import type { Channel } from '#core/events/broadcast_event'
import { channelsOfUser } from '#stream/queries/channels_of'

let membershipChanges = 0

/** To be called for every membership that begins or ends. */
export function noteMembershipChange(): void {
  membershipChanges += 1
}

/**
 * Calls `apply` with what `read` returns, in the same tick. If a membership begins or ends while it is read, it is
 * read again: a stream that opens while its owner is removed would otherwise go on hearing the organization.
 */
export async function applyCurrent<Value>(
  read: () => Promise<Value>,
  apply: (value: Value) => void,
): Promise<void> {
  for (;;) {
    const seen = membershipChanges
    const value = await read()
    if (seen === membershipChanges) return apply(value)
  }
}

/** Calls `apply` with the channels of a user, see `applyCurrent`. */
export function applyChannels(userId: string, apply: (channels: Set<Channel>) => void): Promise<void> {
  return applyCurrent(() => channelsOfUser(userId), apply)
}
