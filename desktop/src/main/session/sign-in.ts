import { hostname } from 'node:os'
import type { NewSession } from '@fanfare/contract/data/session.ts'
import { DEVICE_MAX } from '@fanfare/contract/rules/desktop.ts'
import type { SignInStep } from '../../shared/desktop-state.ts'
import type { State } from '../app/state.ts'
import { makeProof, type Proof } from './pkce.ts'
import type { Sessions } from './sessions.ts'

/** Milliseconds somebody may take in the browser. */
const PATIENCE = 30 * 60_000
const ANSWER_WITHIN = 10_000

export interface SignInNeeds {
  state: State
  sessions: Pick<Sessions, 'begin'>
  fetch: typeof globalThis.fetch
  openExternal: (url: string) => void
  now?: () => number
}

export interface SignIn {
  start: () => void
  /** The link back: only with the state this computer sent. */
  comeBack: (code: string, returned: string) => Promise<void>
  /** The code as a person copies it from the browser. */
  paste: (code: string) => Promise<void>
  cancel: () => void
}

interface Journey extends Proof {
  address: string
  startedAt: number
}

/** Signing in through the system's browser: the password never comes near this program. */
export function signIn({ state, sessions, fetch, openExternal, now = Date.now }: SignInNeeds): SignIn {
  let journey: Journey | null = null

  const show = (step: SignInStep) => state.setState({ signIn: step })
  const start = () => {
    const { server: address } = state.getState()
    if (address === null) return
    journey = { ...makeProof(), address, startedAt: now() }
    show('waiting')
    openExternal(signInPage(journey))
  }
  const cancel = () => {
    journey = null
    show('idle')
  }
  const finish = async (code: string) => {
    const current = journey
    if (current === null || now() - current.startedAt > PATIENCE) return show('refused')
    // The server burns a code at the first try, so this proof has no second one.
    journey = null
    show('exchanging')
    const answer = await exchange(current, code, fetch)
    if (answer === 'unreachable') {
      journey ??= current
      return show('unreachable')
    }
    if (answer === 'refused') return show('refused')
    await sessions.begin(current.address, answer.token)
    return show('idle')
  }

  return {
    start,
    cancel,
    paste: (code) => finish(code.trim()),
    comeBack: async (code, returned) => {
      if (journey?.state === returned) await finish(code)
    },
  }
}

// Some systems have no name, and a page without one would be a broken link.
function deviceName(): string {
  return hostname().trim().slice(0, DEVICE_MAX) || 'desktop'
}

function signInPage({ address, challenge, state }: Journey): string {
  const page = new URL('/desktop/sign-in', address)
  page.search = new URLSearchParams({ challenge, state, device: deviceName() }).toString()
  return page.href
}

type Answer = Pick<NewSession, 'token'> | 'refused' | 'unreachable'

async function exchange(
  { address, verifier }: Journey,
  code: string,
  fetch: typeof globalThis.fetch,
): Promise<Answer> {
  try {
    const response = await fetch(`${address}/api/auth/desktop/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ code, verifier }),
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    if (response.status >= 500) return 'unreachable'
    return response.ok ? ((await response.json()) as NewSession) : 'refused'
  } catch {
    return 'unreachable'
  }
}
