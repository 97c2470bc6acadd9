import { sha256 } from '#core/runtime/hashing/sha256'

/** The key of an event, the same for every delivery. */
export const eventKey = (teamId: string, eventId: string) => sha256.hex(`event ${teamId} ${eventId}`)

/** The key of a command or an interaction, which Slack sends only once. */
export const signatureKey = (signature: string) => sha256.hex(`signature ${signature}`)
