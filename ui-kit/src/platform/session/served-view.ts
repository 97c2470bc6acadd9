import { createContext } from 'react'
import type { CurrentOrganization } from './current-organization.ts'
import type { Session } from './session-store.ts'

/** What a signed-in page is first rendered with, by the server and in the browser: the same, so that it can be hydrated. */
export interface ServedView {
  session: Session
  /** Absent in a frame, which is the same for all users. */
  organizations?: CurrentOrganization
  /** Of the device, like the width of its screen. */
  timeZone?: string
  isPhone?: boolean
}

/** Null on pages for visitors, and on pages that begin without data. */
export const ServedViewContext = createContext<ServedView | null>(null)
