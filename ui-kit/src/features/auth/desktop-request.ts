import { CHALLENGE, DESKTOP_CALLBACK, DESKTOP_STATE, DEVICE_MAX } from '@fanfare/contract/rules/desktop.ts'
import { oneLine } from '@fanfare/contract/rules/one_line.ts'

/** What a desktop client asks the browser for. */
export interface DesktopRequest {
  challenge: string
  state: string
  /** The computer it runs on. */
  device: string
}

/** The request an address has brought; null when a part of it is missing or is none. */
export function desktopRequestIn(query: URLSearchParams): DesktopRequest | null {
  const challenge = query.get('challenge') ?? ''
  const state = query.get('state') ?? ''
  const device = oneLine(query.get('device') ?? '')
  const isNamed = device !== '' && device.length <= DEVICE_MAX
  return CHALLENGE.test(challenge) && DESKTOP_STATE.test(state) && isNamed
    ? { challenge, state, device }
    : null
}

/** The link that brings a code to the client that asked. */
export function callbackLink(code: string, { state }: DesktopRequest): string {
  return `${DESKTOP_CALLBACK}?${new URLSearchParams({ code, state })}`
}
