import {
  CHALLENGE,
  DESKTOP_CALLBACK,
  DESKTOP_STATE,
  DEVICE_MAX,
} from '@fanfare/contract/core/rules/desktop.ts'
import { oneLine } from '@fanfare/contract/core/rules/visible_text.ts'

/** A sign-in that a desktop client has started. */
export interface DesktopRequest {
  challenge: string
  state: string
  /** The name of the computer. */
  device: string
}

/** The request in the query of an address; null when a part is missing or malformed. */
export function desktopRequestIn(query: URLSearchParams): DesktopRequest | null {
  const challenge = query.get('challenge') ?? ''
  const state = query.get('state') ?? ''
  const device = oneLine(query.get('device') ?? '')
  const isNamed = device !== '' && device.length <= DEVICE_MAX
  return CHALLENGE.test(challenge) && DESKTOP_STATE.test(state) && isNamed
    ? { challenge, state, device }
    : null
}

/** The link that opens the desktop client with an exchange code. */
export function callbackLink(code: string, { state }: DesktopRequest): string {
  return `${DESKTOP_CALLBACK}?${new URLSearchParams({ code, state })}`
}
