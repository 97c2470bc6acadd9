import { createContext, use, type ReactNode } from 'react'

/** The frame that the server has put into the page of a signed-in user. It stays until the app is first committed. */
export interface ServedFrame {
  /** Resolves when the app has replaced the frame. */
  gone: Promise<void>
  leave: () => void
}

/** Null on pages without a frame. */
export const ServedFrameContext = createContext<ServedFrame | null>(null)

/**
 * The fallback of a part that the frame already shows: while the frame stands, it suspends the first render instead, so
 * that nothing replaces the frame but the part itself.
 */
export function Unframed({ children }: { children?: ReactNode }) {
  const frame = use(ServedFrameContext)
  if (frame !== null) use(frame.gone)
  return children
}
