import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { isSameRequest, type KeyedRequest, type KeyStore } from '@fanfare/ui-kit/client/key-store.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import { text } from '../core/schema.ts'
import type { RunningSession } from '../core/running-session.ts'

/** Milliseconds. The server forgets a key after a day; sent later, it would claim another suggestion. */
const KEPT_MS = 23 * 3_600_000
/** More claims than can be pending at once. */
const CLAIMS_MAX = 50

const pendingClaim = v.object({
  server: text,
  /** The session it was sent in: another user must not ask about it. */
  session: text,
  path: text,
  body: v.optional(v.unknown()),
  key: text,
  organizationId: v.nullable(text),
  /** Null when the server chooses it. */
  post: v.nullable(v.object({ id: text, title: text, postUrl: text, isSensitive: v.boolean() })),
  /** Milliseconds since the epoch. */
  sentAt: v.number(),
  /** The outcome arrived later, and the user has been notified. */
  told: v.boolean(),
})

/** A claim that was sent and whose outcome is unknown. Sent again with its key, it claims no second suggestion. */
export type PendingClaim = v.InferOutput<typeof pendingClaim>

/** The data of a claim before it is sent. */
export type ClaimSubject = Pick<PendingClaim, 'post' | 'organizationId'>

export interface PendingClaims {
  /** The store of a claim's key until its outcome is known. */
  keys: (session: RunningSession, subject: ClaimSubject) => KeyStore
  /** The claims of a session, oldest first. */
  list: (session: RunningSession) => PendingClaim[]
  has: (key: string) => boolean
  markTold: (key: string) => void
  drop: (key: string) => void
  /** Drops all claims at a server: the session there has ended. */
  forget: (server: string) => void
}

/** The claims without a response, saved to disk before they are sent, so that a restart does not lose them. */
export function createPendingClaims(storage: DeviceStorage, now: () => number): PendingClaims {
  const file = storage.file('claims.json', readable, [])
  const change = (next: (claims: PendingClaim[]) => PendingClaim[]) => {
    const changed = next(file.read()).slice(-CLAIMS_MAX)
    if (JSON.stringify(changed) !== JSON.stringify(file.read())) file.write(changed)
  }
  const list: PendingClaims['list'] = ({ address, token }) => {
    const session = fingerprint(token)
    const isPast = (claim: PendingClaim) =>
      claim.server === address && (claim.session !== session || now() - claim.sentAt > KEPT_MS)
    change((claims) => claims.filter((claim) => !isPast(claim)))
    return file.read().filter(({ server }) => server === address)
  }
  const drop = (key: string) => change((claims) => claims.filter((claim) => claim.key !== key))

  return {
    keys: (session, subject) => ({
      find: (request) => list(session).find((claim) => isFor(claim, request))?.key,
      keep: ({ path, body }, key) => {
        if (file.read().some((claim) => claim.key === key)) return
        const sent = { server: session.address, session: fingerprint(session.token), path, body, key }
        change((claims) => [...claims, { ...sent, ...subject, sentAt: now(), told: false }])
      },
      drop: (request) => {
        const key = list(session).find((claim) => isFor(claim, request))?.key
        if (key !== undefined) drop(key)
      },
    }),
    list,
    has: (key) => file.read().some((claim) => claim.key === key),
    markTold: (key) =>
      change((claims) => claims.map((claim) => (claim.key === key ? { ...claim, told: true } : claim))),
    drop,
    forget: (server) => change((claims) => claims.filter((claim) => claim.server !== server)),
  }
}

const isFor = ({ path, body }: PendingClaim, request: KeyedRequest) => isSameRequest({ path, body }, request)

/** Each claim is parsed by itself, so that an unreadable one loses no other. */
function readable(content: unknown): PendingClaim[] {
  return v.parse(v.array(v.unknown()), content).filter((claim) => v.is(pendingClaim, claim))
}

/** Identifies a session without storing its token. */
function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
