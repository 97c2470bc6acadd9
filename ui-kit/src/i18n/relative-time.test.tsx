import { act, render } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../app/text-files.ts'
import { ServedViewContext, type ServedView } from '../platform/session/served-view.ts'
import { createI18n } from './create-i18n.ts'
import { RelativeTime } from './relative-time.tsx'

const ISO = '2026-11-21T12:00:00Z'
const VIEW = { timeZone: 'Europe/Lisbon' } as ServedView
const i18n = await createI18n({ language: 'en', load: loadTexts })

const Time = () => (
  <I18nextProvider i18n={i18n}>
    <RelativeTime iso={ISO} />
  </I18nextProvider>
)

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: new Date('2026-11-21T12:02:00Z'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    }),
)
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const timeIn = (root: HTMLElement) => root.querySelector('time')!

it('is kept up to date, and rendered only when its text changes', () => {
  const onRender = vi.fn<() => void>()
  const { container } = render(
    <Profiler id="time" onRender={onRender}>
      <Time />
    </Profiler>,
  )
  expect(container.textContent).toBe('2 minutes ago')
  pass(40_000)
  expect(onRender).toHaveBeenCalledTimes(1)
  pass(20_000)
  expect(container.textContent).toBe('3 minutes ago')
  expect(onRender).toHaveBeenCalledTimes(2)
})

it('is right as soon as a hidden page is shown again', () => {
  const { container } = render(<Time />)
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(container.textContent).toBe('3 hours ago')
})

it('shares one timer, which ends with the last date', () => {
  const shown = render([<Time key="a" />, <Time key="b" />])
  expect(vi.getTimerCount()).toBe(1)
  shown.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('has the date itself as its tooltip', () => {
  const { container } = render(<Time />)
  expect(timeIn(container).title).toMatch(/^Nov 21, 2026, /)
  expect(timeIn(container).dateTime).toBe(ISO)
})

it('replaces what the server has rendered some minutes earlier', async () => {
  const page = (
    <ServedViewContext value={VIEW}>
      <Time />
    </ServedViewContext>
  )
  const root = await served(page)
  expect(root.textContent).toBe('2 minutes ago')
  vi.setSystemTime(new Date('2026-11-21T12:07:00Z'))
  await hydrate(root, page)
  expect(root.textContent).toBe('7 minutes ago')
})

it('has the date itself in the HTML for visitors, which is cached', async () => {
  const root = await served(<Time />)
  expect(root.textContent).toMatch(/^Nov 21, 2026, 12:00\sPM$/)
  await hydrate(root, <Time />)
  expect(root.textContent).toBe('2 minutes ago')
})

async function served(page: ReactNode): Promise<HTMLElement> {
  const { prelude } = await prerender(page)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = await new Response(prelude).text()
  return root
}

async function hydrate(root: HTMLElement, page: ReactNode): Promise<void> {
  const onRecoverableError = vi.fn<() => void>()
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
}
