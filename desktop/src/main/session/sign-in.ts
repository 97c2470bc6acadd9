import { hostname } from 'node:os'
import * as v from 'valibot'
import type { DesktopTokenRequest } from '@fanfare/contract/core/data/desktop.ts'
import type { NewSession } from '@fanfare/contract/identity/data/session.ts'
import { DEVICE_MAX } from '@fanfare/contract/core/rules/desktop.ts'
import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import type { SignInStep } from '../../shared/desktop-state.ts'
import { schemaOf, text } from '../core/schema.ts'
import { createAnonymousApi } from '../core/server-api.ts'
import type { State } from '../core/state.ts'
import { createPkce, type Pkce } from './pkce.ts'
import type { Sessions } from './sessions.ts'

/** The milliseconds a sign-in in the browser may take. */
const SIGN_IN_TIMEOUT_MS = 30 * 60_000

type StartedSession = Pick<NewSession, 'token'>

const startedSession = schemaOf<StartedSession>()(v.object({ token: v.pipe(text, v.nonEmpty()) }))

export interface SignInOptions {
  state: State
  sessions: Pick<Sessions, 'begin'>
  fetch: typeof globalThis.fetch
  openExternal: (url: string) => void
  now?: () => number
}

export interface SignIn {
  /** Opens the sign-in page in the browser. */
  start: () => void
  /** Completes the sign-in with the code of a link, whose state must match. */
  followLink: (code: string, returnedState: string) => Promise<void>
  /** Completes the sign-in with the code the user has pasted. */
  paste: (code: string) => Promise<void>
  cancel: () => void
}

interface Attempt extends Pkce {
  address: string
  startedAt: number
}

/** Signing in through the system's browser, as RFC 8252 recommends: the client never sees a password. */
export function createSignIn({
  state,
  sessions,
  fetch,
  openExternal,
  now = Date.now,
}: SignInOptions): SignIn {
  let attempt: Attempt | null = null

  const show = (step: SignInStep) => state.setState({ signIn: step })
  const complete = async (code: string) => {
    const current = attempt
    if (current === null || now() - current.startedAt > SIGN_IN_TIMEOUT_MS) return show('refused')
    // The server accepts a code once, so the verifier cannot be reused.
    attempt = null
    show('exchanging')
    const result = await exchange(current, code, fetch)
    if (result === 'unreachable') {
      attempt ??= current
      return show('unreachable')
    }
    if (result === 'refused') return show('refused')
    await sessions.begin(current.address, result.token)
    return show('idle')
  }

  return {
    start: () => {
      const { server: address } = state.getState()
      if (address === null) return
      attempt = { ...createPkce(), address, startedAt: now() }
      show('waiting')
      openExternal(signInPage(attempt))
    },
    cancel: () => {
      attempt = null
      show('idle')
    },
    paste: (code) => complete(code.trim()),
    followLink: async (code, returnedState) => {
      if (attempt?.state === returnedState) await complete(code)
    },
  }
}

// Some systems have no host name, and the page requires one.
function deviceName(): string {
  return hostname().trim().slice(0, DEVICE_MAX) || 'desktop'
}

function signInPage({ address, challenge, state }: Attempt): string {
  const page = new URL('/desktop/sign-in', address)
  page.search = new URLSearchParams({ challenge, state, device: deviceName() }).toString()
  return page.href
}

async function exchange(
  { address, verifier }: Attempt,
  code: string,
  fetch: typeof globalThis.fetch,
): Promise<StartedSession | 'refused' | 'unreachable'> {
  try {
    const body = { code, verifier } satisfies DesktopTokenRequest
    return await createAnonymousApi(address, fetch).post('/auth/desktop/token', startedSession, body)
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
    return refused ? 'refused' : 'unreachable'
  }
}
