import { afterEach, expect, it } from 'vitest'
import { isNotForPage, isRepeated } from './key-filters.ts'

function press(html: string, selector: string, init: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true, ...init })
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

afterEach(() => document.body.replaceChildren())

it('handles a key on the page', () => {
  expect(isNotForPage(press('<main tabindex="-1"></main>', 'main'))).toBe(false)
  expect(isNotForPage(press('<button>Go</button>', 'button'))).toBe(false)
})

it.each([
  ['<input>', 'input'],
  ['<textarea></textarea>', 'textarea'],
  ['<select></select>', 'select'],
  ['<div contenteditable="true"></div>', 'div'],
  ['<div role="dialog"><button>OK</button></div>', 'button'],
  ['<div role="menu"><div role="menuitem"></div></div>', '[role=menuitem]'],
])('ignores a key inside %s', (html, selector) => {
  expect(isNotForPage(press(html, selector))).toBe(true)
})

it('ignores a key that is repeated, composes a letter, or was handled', () => {
  expect(isNotForPage(press('<main></main>', 'main', { repeat: true }))).toBe(true)
  expect(isRepeated(press('<main></main>', 'main', { isComposing: true }))).toBe(true)
  const answered = press('<main></main>', 'main')
  answered.preventDefault()
  expect(isNotForPage(answered)).toBe(true)
})
