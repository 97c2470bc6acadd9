import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DESKTOP_CODE_FOR } from '@fanfare/contract/rules/desktop.ts'
import { makeDesktopCode } from './desktop-api.ts'

export interface MadeCode {
  code: string
  /** In milliseconds, by the clock of this device: it need not agree with that of the server. */
  endsAt: number
}

/** Makes codes for a desktop client; the last one stays until the next is made. */
export function useMakeDesktopCode() {
  const [made, setMade] = useState<MadeCode | null>(null)
  const { mutate, error, isPending } = useMutation({
    mutationFn: makeDesktopCode,
    onSuccess: ({ code }) => setMade({ code, endsAt: Date.now() + DESKTOP_CODE_FOR }),
  })
  return { make: mutate, made, error, busy: isPending }
}
