import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focusInside, renderElement } from '../../testing/in-browser.tsx'
import { Button } from '../button.tsx'
import { MenuItem } from '../menu-item.tsx'
import { lateCode } from './late-code.ts'
import { LatePopup } from './late-popup.tsx'

it('opens at a press of Enter after its code has loaded but before the page was idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  const late = lateCode(() => import('./menu-popup.tsx'))
  renderElement(
    <LatePopup late={late} opens="menu" trigger={<Button>Actions</Button>}>
      {({ MenuPopup }, trigger) => (
        <MenuPopup label="Post" trigger={trigger}>
          <MenuItem onSelect={() => undefined}>Edit</MenuItem>
        </MenuPopup>
      )}
    </LatePopup>,
  )
  await late.load()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await focusInside('menu')
  expect(document.activeElement?.textContent).toContain('Edit')
})
