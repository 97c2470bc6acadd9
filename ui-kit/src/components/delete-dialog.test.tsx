import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../client/api-error.ts'
import { Button } from '../primitives/button.tsx'
import { delayed } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DeleteByNameDialog } from './delete-by-name-dialog.tsx'

const unreachable = new ApiError({ code: 'NETWORK', status: 0, message: 'No network' })
type Delete = (name?: string) => Promise<unknown>

interface FixtureProps {
  onDelete: Delete
  name?: string
}

function Fixture({ onDelete, name }: FixtureProps) {
  const [open, setOpen] = useState(false)
  const props = {
    open,
    onOpenChange: setOpen,
    title: 'Delete it?',
    description: 'It is gone for good.',
    confirmLabel: 'Delete',
    failed: 'Not deleted',
    done: 'It is deleted',
    onDelete,
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {name === undefined ? (
        <DeleteDialog {...props} />
      ) : (
        <DeleteByNameDialog {...props} name={name} nameLabel="Type the name" />
      )}
    </>
  )
}

async function ask(props: FixtureProps) {
  const view = await renderScreen(<Fixture {...props} />)
  await view.user.click(await screen.findByRole('button', { name: 'Open' }))
  const role = props.name === undefined ? 'alertdialog' : 'dialog'
  const dialog = within(await screen.findByRole(role, { name: 'Delete it?' }))
  const confirm = () => view.user.click(dialog.getByRole('button', { name: 'Delete' }))
  return { ...view, dialog, confirm }
}

it('deletes once it is confirmed, closes and returns the focus', async () => {
  const onDelete = vi.fn<Delete>().mockResolvedValue(undefined)
  const { confirm } = await ask({ onDelete })
  expect(onDelete).not.toHaveBeenCalled()
  await confirm()
  await screen.findByText('It is deleted')
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toBe('Open')
})

it('shows an error in the dialog, and can be retried', async () => {
  const onDelete = vi.fn<Delete>().mockRejectedValue(unreachable)
  const { dialog, confirm } = await ask({ onDelete })
  await confirm()
  await dialog.findByText('Not deleted')
  dialog.getByText(/cannot be reached/)
  onDelete.mockResolvedValue(undefined)
  await confirm()
  await screen.findByText('It is deleted')
})

it('stays open until the outcome is known', async () => {
  const { answer, release } = delayed(undefined)
  const { user, dialog, confirm } = await ask({ onDelete: answer })
  await confirm()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).not.toBeNull()
  release()
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
})

it('clears the error when it closes', async () => {
  const { user, dialog, confirm } = await ask({ onDelete: () => Promise.reject(unreachable) })
  await confirm()
  await dialog.findByText('Not deleted')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('alertdialog', { name: 'Delete it?' })
  expect(screen.queryByText('Not deleted')).toBeNull()
})

it('requires the name to be typed when one is given', async () => {
  const onDelete = vi.fn<Delete>().mockResolvedValue(undefined)
  const { user, dialog } = await ask({ onDelete, name: 'Northwind' })
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
  await user.fill(dialog.getByRole('textbox', { name: 'Type the name' }), 'Northwin')
  await user.click(button)
  await dialog.findByText('The name you typed is not the name of the organization.')
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Type the name' }))
  expect(onDelete).not.toHaveBeenCalled()
  await user.type(dialog.getByRole('textbox', { name: 'Type the name' }), 'd{Enter}')
  await screen.findByText('It is deleted')
  expect(onDelete).toHaveBeenCalledWith('Northwind')
})
