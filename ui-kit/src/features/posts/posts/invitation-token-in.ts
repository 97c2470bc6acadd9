/** The token of the link of an invitation in a text; null when there is none. */
export function invitationTokenIn(text: string): string | null {
  return /\/(?:invitation\/|invitations\/approve\?token=)([\w-]{20,128})/.exec(text)?.[1] ?? null
}
