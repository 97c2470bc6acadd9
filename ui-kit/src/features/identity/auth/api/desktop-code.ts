import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DesktopCode, DesktopCodeRequest } from '@fanfare/contract/core/data/desktop.ts'
import { DESKTOP_CODE_TTL_MS } from '@fanfare/contract/core/rules/desktop.ts'
import { api } from '../../../../client/http.ts'

export interface IssuedCode {
  code: string
  /** In milliseconds by the clock of this device, which may differ from the server's. */
  expiresAt: number
}

/** Issues exchange codes for a desktop client; the last one stays until the next is issued. */
export function useDesktopCode() {
  const [issued, setIssued] = useState<IssuedCode | null>(null)
  const { mutate, error, isPending } = useMutation({
    // Only the client that knows the verifier of the challenge can exchange the code.
    mutationFn: ({ challenge, device }: DesktopCodeRequest) =>
      api.post<DesktopCode>('/auth/desktop/codes', { challenge, device }),
    onSuccess: ({ code }) => setIssued({ code, expiresAt: Date.now() + DESKTOP_CODE_TTL_MS }),
  })
  return { issue: mutate, issued, error, busy: isPending }
}
