/** Milliseconds after which a job whose worker no longer renews it is taken over. */
export const STALLED_MS = 60_000
