import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import AdminBar from './admin-bar.tsx'
import { ADMIN_NAV } from './admin-nav.ts'

const LAST = ADMIN_NAV.at(-1)!.to

it.each(LANGUAGES)(
  'fits on a phone in %s, with the link of the screen that is open in view',
  async (language) => {
    await page.viewport(375, 740)
    await renderScreen(<AdminBar />, { user: aUser({ isAdmin: true }), at: LAST, language })
    const current = await screen.findByRole('link', { current: 'page' })
    await expect.poll(() => current.getBoundingClientRect().right).toBeLessThanOrEqual(375)
    expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  },
)
