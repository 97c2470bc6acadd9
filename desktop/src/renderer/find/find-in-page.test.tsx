import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendFromMain } from '../testing/fake-bridge.ts'
import { renderWindow } from '../testing/render-window.tsx'
import { FindInPage } from './find-in-page.tsx'

// happy-dom has neither highlights nor the default style of markup.
const highlights = new Map<string, Set<Range>>()
function isVisible(this: Element) {
  return this.closest('[hidden]') === null
}

const INLINE = { display: 'inline' }

beforeEach(() => {
  highlights.clear()
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
  )
  vi.stubGlobal('CSS', { highlights })
  Element.prototype.checkVisibility = isVisible
})

const field = () => screen.getByRole('textbox', { name: 'Find on this page' })
const count = () => within(field().closest('search')!).getByRole('status')
const textsOf = (name: string) => [...(highlights.get(name) ?? [])].map(String)

async function open(page = <p>Ten years of brass, and a brass band</p>) {
  const view = await renderWindow(
    <main>
      <button type="button">Share</button>
      {page}
      <FindInPage />
    </main>,
  )
  const share = await screen.findByRole('button', { name: 'Share' })
  share.focus()
  sendFromMain('find:open', null)
  return { ...view, share }
}

it('opens with the focus in its field, and gives it back when Escape closes it', async () => {
  const { user, share } = await open()
  expect(document.activeElement).toBe(field())
  await user.keyboard('brass{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(share)
  expect(highlights.size).toBe(0)
})

it('counts the matches, and moves through them, from the last to the first', async () => {
  const { user } = await open()
  await user.keyboard('Brass')
  expect(count().textContent).toBe('1 of 2')
  expect(textsOf('found')).toEqual(['brass', 'brass'])
  await user.keyboard('{Enter}')
  expect(count().textContent).toBe('2 of 2')
  await user.click(screen.getByRole('button', { name: 'Next result' }))
  expect(count().textContent).toBe('1 of 2')
  await user.click(screen.getByRole('button', { name: 'Previous result' }))
  expect(count().textContent).toBe('2 of 2')
  field().focus()
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(count().textContent).toBe('1 of 2')
  expect(textsOf('found-current')).toEqual(['brass'])
})

it('leaves the keys that an input method handles to it', async () => {
  const { user } = await open()
  await user.keyboard('Brass')
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key, keyCode: 229 })
  expect(count().textContent).toBe('1 of 2')
})

it('says that nothing was found, in the page or in its own field', async () => {
  const { user } = await open()
  await user.keyboard('tuba')
  expect(count().textContent).toBe('Nothing found')
  expect(screen.getByRole('button', { name: 'Next result' })).toHaveProperty('disabled', true)
})

it('finds words across markup, and not across paragraphs', async () => {
  const { user } = await open(
    <div>
      <p>
        A trum<b style={INLINE}>pet so</b>lo
      </p>
      <p>A</p>
      <p>tuba</p>
    </div>,
  )
  await user.keyboard('trumpet solo')
  expect(textsOf('found')).toEqual(['trumpet solo'])
  await user.clear(field())
  await user.keyboard('a tuba')
  expect(textsOf('found')).toEqual([])
})

it('does not find what is not on screen', async () => {
  const { user } = await open(
    <div>
      <p hidden>brass</p>
      <p className="sr-only">brass</p>
      <textarea defaultValue="brass" />
    </div>,
  )
  await user.keyboard('brass')
  expect(count().textContent).toBe('Nothing found')
})

it('finds what the page shows later', async () => {
  const { user } = await open()
  await user.keyboard('tuba')
  const late = document.createElement('p')
  late.textContent = 'A quiet tuba'
  document.body.append(late)
  await waitFor(() => expect(count().textContent).toBe('1 of 1'))
  late.remove()
})

it('selects its words when it is asked for again', async () => {
  const { user } = await open()
  await user.keyboard('brass')
  screen.getByRole('button', { name: 'Share' }).focus()
  sendFromMain('find:open', null)
  expect(document.activeElement).toBe(field())
  await user.keyboard('tuba')
  expect(field()).toHaveProperty('value', 'tuba')
})
