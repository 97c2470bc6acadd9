import { act, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { create } from 'zustand'
import { renderScreen } from '../../testing/render-screen.tsx'
import NavigationEffects from './navigation-effects.tsx'

const useRows = create(() => ({ count: 60 }))
const showRows = (count: number) => act(() => useRows.setState({ count }))

beforeEach(() => {
  sessionStorage.clear()
  useRows.setState({ count: 60 })
})

function List() {
  const { count } = useRows()
  return (
    <ol>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} style={{ height: 60 }}>
          <Link to={`/items/${index}`}>Item {index}</Link> <Link to="/tags/brass">#brass of {index}</Link>
        </li>
      ))}
    </ol>
  )
}

/** Opens a list, scrolls it, and follows one of its links. */
async function follow(name: string) {
  const page = (
    <>
      <NavigationEffects routes={[]} />
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="*" element={<a href="#main">The page</a>} />
        </Routes>
      </main>
    </>
  )
  await renderScreen(page, { at: '/list' })
  const link = await screen.findByRole('link', { name })
  window.scrollTo(0, 1_200)
  await expect.poll(() => window.scrollY).toBe(1_200)
  await userEvent.click(link)
  await screen.findByRole('link', { name: 'The page' })
}

const focused = () => document.activeElement?.textContent

const nextFrame = () => new Promise(requestAnimationFrame)

/** Goes back, until the browser has restored the scroll by itself: it tries that once, with the next frame. */
async function goBack() {
  history.back()
  await screen.findByRole('list')
  await nextFrame()
}

it('does not scroll a page that the user has moved while it loads', async () => {
  await follow('Item 22')
  showRows(0)
  await goBack()
  window.dispatchEvent(new WheelEvent('wheel'))
  showRows(60)
  await screen.findByRole('link', { name: 'Item 22' })
  await nextFrame()
  expect(window.scrollY).toBe(0)
  expect(focused()).not.toBe('Item 22')
})

it('leaves a link to a part of the page to the browser', async () => {
  await follow('Item 22')
  await userEvent.click(screen.getByRole('link', { name: 'The page' }))
  await expect.poll(() => location.hash).toBe('#main')
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

it('restores scroll and focus when the user goes back', async () => {
  await follow('Item 22')
  expect(window.scrollY).toBe(0)
  await goBack()
  await expect.poll(focused).toBe('Item 22')
  expect(window.scrollY).toBe(1_200)
})

it('returns to the link that was used, although others lead to the same page', async () => {
  await follow('#brass of 21')
  await goBack()
  await expect.poll(focused).toBe('#brass of 21')
})

it('waits for what arrives late', async () => {
  await follow('Item 22')
  showRows(0)
  await goBack()
  showRows(60)
  await expect.poll(focused).toBe('Item 22')
  expect(window.scrollY).toBe(1_200)
})

it('fades nothing where motion is not welcome', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  const animate = vi.spyOn(Element.prototype, 'animate')
  await follow('Item 22')
  expect(animate).not.toHaveBeenCalled()
})

it('fades a new screen in, but not the one that the user goes back to', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  await follow('Item 22')
  expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: [0.3, 1] }, expect.anything())
  await goBack()
  await expect.poll(focused).toBe('Item 22')
  expect(animate).toHaveBeenCalledTimes(1)
})
