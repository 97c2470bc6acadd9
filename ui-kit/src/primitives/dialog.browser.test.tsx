import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focusInside, renderElement } from '../testing/in-browser.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New organization"
        description="For a team"
        closeLabel="Close"
      >
        <Field label="Name" error="Too short">
          <TextInput />
        </Field>
      </Dialog>
    </>
  )
}

it('is named by its title, traps the focus and returns it on Escape', async () => {
  renderElement(<Sample />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog', { name: 'New organization' })).toBeTruthy()
  await focusInside('dialog')
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab()
    // At either end the focus is on a guard first, which moves it back.
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy()
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Open')
})

it('associates a field with its label and its error', async () => {
  renderElement(<Sample />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  const input = await screen.findByRole('textbox', { name: 'Name', description: 'Too short' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('asks before a destructive action, and ignores clicks outside', async () => {
  const onConfirm = vi.fn<() => void>()
  const onOpenChange = vi.fn<(open: boolean) => void>()
  renderElement(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete the post?"
      description="Its suggestions go with it."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={onConfirm}
    />,
  )
  await screen.findByRole('alertdialog', {
    name: 'Delete the post?',
    description: 'Its suggestions go with it.',
  })
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})
