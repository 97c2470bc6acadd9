import { screen } from '@testing-library/react'
import type { TestUser } from './render-screen.tsx'

/** Opens the optional fields of a new post. */
export async function openMoreFields(user: TestUser): Promise<void> {
  await user.click(
    await screen.findByRole('button', { name: 'Add suggestions and details', expanded: false }),
  )
  await screen.findByRole('textbox', { name: 'Comment' })
}
