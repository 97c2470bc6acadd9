import type { DesktopCode } from '@fanfare/contract/data/desktop.ts'
import { api } from '../../../api/http.ts'
import type { DesktopRequest } from '../desktop-request.ts'

/** Lets the desktop client in that knows the verifier of this challenge. */
export function makeDesktopCode({ challenge, device }: DesktopRequest) {
  return api.post<DesktopCode>('/auth/desktop/codes', { challenge, device })
}
