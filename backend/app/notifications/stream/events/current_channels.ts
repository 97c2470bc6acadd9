import type { Channel } from '#core/events/broadcast_event'
import { channelsOfUser } from '#notifications/stream/queries/channels_of'

let membershipChanges = 0

/** Called for every membership that begins or ends. */
export function noteMembershipChange(): void {
  membershipChanges += 1
}

/**
 * Calls `apply` with the result of `read`, in the same tick. Reads again if a membership begins or ends in the
 * meantime: otherwise a stream that opens while its user is removed would keep receiving the organization's events.
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
