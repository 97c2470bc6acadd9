import { afterEach, expect, it } from 'vitest'
import { syncTheme } from './apply-theme.ts'
import { usePreferences } from './preferences-store.ts'

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  usePreferences.setState(usePreferences.getInitialState(), true)
})

it('changes colors at once, and lets transitions run again from the next frame on', async () => {
  usePreferences.setState({ theme: 'light' })
  stop = syncTheme()
  const button = document.createElement('button')
  button.style.transition = 'color 5s'
  document.body.append(button)
  await expect.poll(() => getComputedStyle(button).transitionDuration).toBe('5s')
  usePreferences.setState({ theme: 'dark' })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(getComputedStyle(button).transitionProperty).toBe('none')
  await expect.poll(() => getComputedStyle(button).transitionDuration).toBe('5s')
  button.remove()
})
