import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'

/** Renders an element of the kit for a test in a real browser. */
export function renderElement(element: ReactElement) {
  return render(<MemoryRouter>{element}</MemoryRouter>)
}

/** Waits until the focus is inside an element with a role: popups take the focus after they have appeared. */
export async function focusInside(role: 'menu' | 'dialog' | 'alertdialog'): Promise<void> {
  await expect.poll(() => document.activeElement?.closest(`[role=${role}]`) != null).toBe(true)
}
