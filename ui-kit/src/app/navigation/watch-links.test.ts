import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchLinks } from './watch-links.ts'

const A_MOMENT = 65

let reported: string[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  reported = []
  window.history.replaceState(null, '', '/dashboard?tags=design')
  stop = watchLinks(({ pathname, search }) => reported.push(pathname + search))
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Adds a link with a text inside, and returns the text. */
function addLink(attributes: Record<string, string>): HTMLElement {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const text = document.createElement('span')
  link.append(text)
  document.body.append(link)
  return text
}

const hover = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, new PointerEvent('pointerover', { bubbles: true, pointerType }))
const press = (element: Element) => fireEvent(element, new PointerEvent('pointerdown', { bubbles: true }))
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

describe('reports nothing for', () => {
  it.each([
    ['another site', { href: 'https://www.linkedin.com/posts/1' }],
    ['a mail', { href: 'mailto:help@fanfare.example' }],
    ['another tab', { href: '/posts/1', target: '_blank' }],
    ['a file', { href: '/posts/1', download: '' }],
    ['the page that is open', { href: '/dashboard?tags=design' }],
    ['a part of the page that is open', { href: '/dashboard?tags=design#main' }],
  ])('a link to %s', (_what, attributes: Record<string, string>) => {
    const link = addLink(attributes)
    hover(link)
    wait(A_MOMENT)
    press(link)
    fireEvent.focusIn(link)
    wait(A_MOMENT)
    expect(reported).toEqual([])
  })

  it('a link that the pointer passes over', () => {
    const links = ['/posts/1', '/posts/2', '/posts/3'].map((href) => addLink({ href }))
    for (const link of links) {
      hover(link)
      wait(A_MOMENT - 1)
    }
    hover(document.body)
    wait(A_MOMENT)
    expect(reported).toEqual([])
  })

  it('a link below a finger that scrolls', () => {
    hover(addLink({ href: '/posts/1' }), 'touch')
    wait(A_MOMENT)
    expect(reported).toEqual([])
  })

  it('the links that the focus passes while Tab is held, but for the last', () => {
    const links = ['/posts/1', '/posts/2', '/posts/3', '/posts/4'].map((href) => addLink({ href }))
    for (const link of links) {
      fireEvent.focusIn(link)
      wait(30)
    }
    wait(A_MOMENT)
    expect(reported).toEqual(['/posts/1', '/posts/4'])
  })

  it('anything on a connection that saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const link = addLink({ href: '/posts/1' })
    hover(link)
    wait(A_MOMENT)
    press(link)
    wait(0)
    expect(reported).toEqual([])
  })
})

it('reports a link that the pointer rests on, also while it moves inside', () => {
  const text = addLink({ href: '/posts/1?from=list' })
  hover(text.parentElement!)
  wait(A_MOMENT - 1)
  hover(text)
  expect(reported).toEqual([])
  wait(1)
  expect(reported).toEqual(['/posts/1?from=list'])
})

it('reports at once a link that is pressed or reached by keyboard', () => {
  press(addLink({ href: '/posts/1' }))
  wait(0)
  fireEvent.focusIn(addLink({ href: '/posts/2' }))
  wait(0)
  expect(reported).toEqual(['/posts/1', '/posts/2'])
})
