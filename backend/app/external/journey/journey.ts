import type { HttpContext } from '@adonisjs/core/http'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ExternalProvider } from '#contract/data/session'
import { now } from '#core/clock'
import { JOURNEY_SECONDS, spendState } from './used_states.js'

const RANDOM_BYTES = 32
const INVITATION = /^[\w-]{1,128}$/
const PATH = '/api/auth'

/** What a browser remembers, sealed, between leaving for a provider and coming back. */
export interface Journey {
  provider: ExternalProvider
  /** Comes back from the provider; who brings another one has not left from this browser. */
  state: string
  /** Proves to the provider that who left is who came back (PKCE). */
  verifier: string
  invitation: string | null
  /** In milliseconds. */
  endsAt: number
}

const cookieOf = (provider: ExternalProvider) => `journey_${provider}`
const random = () => randomBytes(RANDOM_BYTES).toString('base64url')

/** Begins a journey and puts it into a cookie only this browser and this server can use. */
export function beginJourney({ request, response }: HttpContext, provider: ExternalProvider): Journey {
  const invitation: unknown = request.input('invitation')
  const journey = {
    provider,
    state: random(),
    verifier: random(),
    invitation: typeof invitation === 'string' && INVITATION.test(invitation) ? invitation : null,
    endsAt: now().getTime() + JOURNEY_SECONDS * 1_000,
  }
  response.encryptedCookie(cookieOf(provider), journey, { path: PATH, maxAge: JOURNEY_SECONDS })
  return journey
}

/** Ends the journey of this browser and provider, once. Null when there is none, it is over, or the state is another. */
export async function endJourney(ctx: HttpContext, provider: ExternalProvider): Promise<Journey | null> {
  const { request, response } = ctx
  const journey: Journey | null = request.encryptedCookie(cookieOf(provider)) ?? null
  response.clearCookie(cookieOf(provider), { path: PATH })
  const isRight =
    journey?.provider === provider &&
    journey.endsAt > now().getTime() &&
    isSame(journey.state, String(request.input('state')))
  return isRight && (await spendState(journey.state)) ? journey : null
}

/** The challenge of a verifier, as PKCE calls `S256`. */
export function challengeOf({ verifier }: Journey): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

function isSame(kept: string, given: string): boolean {
  const [mine, theirs] = [Buffer.from(kept), Buffer.from(given)]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}
