import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useConnectionStore } from '../app/live/connection-store.ts'
import { openLayer, useShellStore } from '../app/shell/shell-store.ts'
import { usePreferences } from '../platform/preferences/preferences-store.ts'
import { useSessionStore } from '../platform/session/session-store.ts'
import { sayRunning, useToastQueue } from '../primitives/toast.ts'
import { fakeApi } from './fake-api.ts'

const realFetch = globalThis.fetch

/** State that one test could leave behind for the next. */
const traces = () => ({
  address: location.pathname,
  title: document.title,
  head: document.head.innerHTML,
  body: document.body.innerHTML,
  attributes: [document.documentElement, document.body].map((element) => element.getAttributeNames()),
  stored: [localStorage.length, sessionStorage.length],
  session: useSessionStore.getState().status,
  theme: usePreferences.getState().theme,
  layer: useShellStore.getState().layer,
  lost: useConnectionStore.getState().lost,
  said: useToastQueue.getState().isNeeded,
  fakes: [vi.isFakeTimers(), globalThis.fetch !== realFetch],
})

const CLEAN = {
  address: '/',
  title: '',
  head: '',
  body: '',
  attributes: [[], []],
  stored: [0, 0],
  session: 'unknown',
  theme: 'system',
  layer: 'none',
  lost: false,
  said: false,
  fakes: [false, false],
}

describe('a test', () => {
  it('may leave traces of every kind', () => {
    history.replaceState(null, '', '/dashboard')
    document.title = 'Dashboard'
    document.head.append(document.createElement('style'))
    document.documentElement.setAttribute('data-theme', 'dark')
    document.body.setAttribute('inert', '')
    localStorage.setItem('key', 'value')
    sessionStorage.setItem('key', 'value')
    useSessionStore.setState({ status: 'anonymous' })
    usePreferences.setState({ theme: 'dark' })
    openLayer('menu')
    useConnectionStore.setState({ lost: true })
    sayRunning(() => true)
    vi.useFakeTimers()
    fakeApi()
    render(<p>Rendered</p>)
    const left = traces()
    for (const [kind, clean] of Object.entries(CLEAN)) expect(left).not.toHaveProperty(kind, clean)
  })

  it('sees no traces of another one', () => {
    expect(traces()).toEqual(CLEAN)
  })
})
