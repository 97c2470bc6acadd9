import type { ReactElement } from 'react'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { renderScreen } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { desktopTexts } from '../texts.ts'

export interface WindowSetting {
  at?: string
  user?: CurrentUser | null
  language?: Language
  organizations?: Organization[]
}

/** Renders a screen with the texts of the desktop client. */
export function renderWindow(screen: ReactElement, setting: WindowSetting = {}) {
  return renderScreen(screen, { ...setting, texts: desktopTexts })
}
