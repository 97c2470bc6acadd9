import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focusInside, renderElement } from '../testing/in-browser.tsx'
import { Button } from './button.tsx'
import { MenuRadioGroup } from './menu-choice.tsx'
import { MenuItem } from './menu-item.tsx'
import { Menu } from './menu.tsx'

function renderMenu() {
  const onEdit = vi.fn<() => void>()
  const onDelete = vi.fn<() => void>()
  const onTheme = vi.fn<(theme: string) => void>()
  renderElement(
    <Menu label="Post" trigger={<Button>Actions</Button>}>
      <MenuItem onSelect={onEdit}>Edit</MenuItem>
      <MenuItem onSelect={onDelete} danger>
        Delete
      </MenuItem>
      <MenuRadioGroup
        label="Theme"
        value="light"
        onChange={onTheme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </Menu>,
  )
  return { onEdit, onDelete, onTheme }
}

async function openByKeyboard() {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await focusInside('menu')
}

it('opens, moves and runs a command by keyboard, and returns the focus', async () => {
  const { onEdit, onDelete } = renderMenu()
  await openByKeyboard()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onDelete).toHaveBeenCalledOnce()
  expect(onEdit).not.toHaveBeenCalled()
  await expect.poll(() => document.activeElement?.textContent).toBe('Actions')
})

it('closes on Escape without an action', async () => {
  const { onEdit } = renderMenu()
  await openByKeyboard()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('menu')).toBeNull()
  expect(onEdit).not.toHaveBeenCalled()
})

it('stays open while an option is toggled', async () => {
  const { onTheme } = renderMenu()
  await openByKeyboard()
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
  expect(onTheme).toHaveBeenCalledWith('dark')
  expect(screen.queryByRole('menu')).not.toBeNull()
})
