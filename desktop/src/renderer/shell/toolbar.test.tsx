import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '../testing/fake-bridge.ts'
import { renderWindow } from '../testing/render-window.tsx'
import { Toolbar } from './toolbar.tsx'

/** The history of a window, as Chromium tells it. */
class FakeNavigation extends EventTarget {
  canGoBack = false
  canGoForward = false

  become(canGoBack: boolean, canGoForward: boolean) {
    Object.assign(this, { canGoBack, canGoForward })
    act(() => void this.dispatchEvent(new Event('currententrychange')))
  }
}

const history = new FakeNavigation()
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const open = () => {
  vi.stubGlobal('navigation', history)
  return renderWindow(<Toolbar />, { at: '/dashboard' })
}

afterEach(() => vi.unstubAllGlobals())

it('leads nowhere from the only screen of the history', async () => {
  await open()
  expect([button('Back').disabled, button('Forward').disabled]).toEqual([true, true])
})

it('follows the history', async () => {
  await open()
  history.become(true, false)
  expect([button('Back').disabled, button('Forward').disabled]).toEqual([false, true])
  history.become(false, true)
  expect([button('Back').disabled, button('Forward').disabled]).toEqual([true, false])
})

it('opens the menu of the application below its button', async () => {
  const { user } = await open()
  await user.click(button('Menu'))
  expect(callsOf('menu:open')).toHaveLength(1)
})
