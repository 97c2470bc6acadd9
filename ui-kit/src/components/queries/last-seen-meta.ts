/** Marks a query whose last result this device keeps, to show it at once on the next visit. No secrets, and no offers. */
export const LAST_SEEN = { isLastSeen: true } as const
