import { screen } from '@testing-library/react'
import { anOrganization, aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import type { DesktopState } from '../../../shared/desktop-state.ts'
import { change } from '../../testing/change.ts'
import { renderWindow } from '../../testing/render-window.tsx'
import PanelScreen from '../screens/panel-screen.tsx'

/** The request of the panel's search. */
export const OFFERS = '/posts/organization/org-1/offers'
export const METRIC = /What was the one metric/
export const BORING = /A very boring fix/
export const KIND = /The kindest team/

/** Renders the panel. */
export async function openPanel(facts: Partial<DesktopState> = {}, organizations = [anOrganization()]) {
  change(facts)
  const view = await renderWindow(<PanelScreen />, { user: aUser(), organizations })
  await screen.findByRole('contentinfo')
  return view
}

export const findRow = (name: RegExp) => screen.findByRole('option', { name })
export const selectedRow = () => screen.getByRole('option', { selected: true })
export const searchField = () => screen.getByRole('combobox', { name: 'Find a post or a suggestion' })
