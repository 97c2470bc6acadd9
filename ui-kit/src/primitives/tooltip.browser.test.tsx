import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderElement } from '../testing/in-browser.tsx'
import { Tooltip, TooltipGroup } from './tooltip.tsx'

function showTwo() {
  renderElement(
    <TooltipGroup>
      <div className="flex gap-4 p-20">
        <Tooltip label="Edit the post">
          <button type="button">Edit</button>
        </Tooltip>
        <Tooltip label="Delete the post">
          <button type="button">Delete</button>
        </Tooltip>
      </div>
    </TooltipGroup>,
  )
  return {
    edit: screen.getByRole('button', { name: 'Edit' }),
    remove: screen.getByRole('button', { name: 'Delete' }),
  }
}

/** Code that loads for the first time needs longer than a poll waits. */
const LOADING = { timeout: 10_000 }
const tooltip = (label: string) => screen.queryByText(label)

it('a tooltip appears for the first pointer on its control, and its neighbor then at once', async () => {
  const { edit, remove } = showTwo()
  await userEvent.hover(edit)
  await expect.poll(() => tooltip('Edit the post'), LOADING).not.toBeNull()
  await userEvent.hover(remove)
  await expect.poll(() => tooltip('Delete the post')).not.toBeNull()
  await expect.poll(() => tooltip('Edit the post')).toBeNull()
  await userEvent.unhover(remove)
  await expect.poll(() => tooltip('Delete the post')).toBeNull()
})

it('a tooltip appears for the first focus of the keyboard on its control', async () => {
  const { edit } = showTwo()
  await userEvent.tab()
  expect(document.activeElement).toBe(edit)
  await expect.poll(() => tooltip('Edit the post'), LOADING).not.toBeNull()
  await userEvent.tab()
  await expect.poll(() => tooltip('Delete the post')).not.toBeNull()
  await expect.poll(() => tooltip('Edit the post')).toBeNull()
})
