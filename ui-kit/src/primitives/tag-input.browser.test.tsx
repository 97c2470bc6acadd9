import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderElement } from '../testing/in-browser.tsx'
import { TagInput } from './tag-input.tsx'

interface SampleProps {
  max?: number
  known?: string[]
  chosen?: string[]
  onSend?: () => void
}

const KNOWN = ['engineering', 'hiring']
const NONE: string[] = []

function Sample({ max = 3, known = KNOWN, chosen = NONE, onSend }: SampleProps) {
  const [tags, setTags] = useState(chosen)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.()
      }}
    >
      <TagInput
        label="Tags"
        value={tags}
        onChange={setTags}
        suggestions={known}
        placeholder="Add a tag"
        removeLabel={(tag) => `Remove ${tag}`}
        newLabel={(tag) => `New tag: #${tag}`}
        max={max}
      />
      <output aria-label="chosen">{tags.join(' ')}</output>
      <button>Share</button>
    </form>
  )
}

/** Its suggestions arrive once the focus has left. */
function Late() {
  const [suggestions, setSuggestions] = useState<string[]>([])
  return (
    <>
      <TagInput
        label="Tags"
        value={[]}
        onChange={() => undefined}
        suggestions={suggestions}
        placeholder="Add a tag"
        removeLabel={(tag) => `Remove ${tag}`}
        max={3}
      />
      <button type="button" onFocus={() => setSuggestions(['engineering'])}>
        Next field
      </button>
    </>
  )
}

const tags = () => screen.getByRole('status', { name: 'chosen' }).textContent

async function typeTags(text: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tags' }))
  await userEvent.keyboard(text)
}

it('adds what is typed on Enter and on a comma, normalized', async () => {
  renderElement(<Sample />)
  await typeTags('#Open Source{Enter}Team,')
  await expect.poll(tags).toBe('open-source team')
})

it('adds the tags of a pasted list', async () => {
  renderElement(<Sample />)
  const field = await screen.findByRole('combobox', { name: 'Tags' })
  await userEvent.fill(field, 'news, Product launch,')
  await expect.poll(tags).toBe('news product-launch')
})

it('adds the first suggestion on Enter', async () => {
  renderElement(<Sample />)
  await typeTags('hir')
  expect(await screen.findByRole('option', { name: '#hiring' })).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  await expect.poll(tags).toBe('hiring')
})

it('marks an unknown tag as new, and adds it', async () => {
  renderElement(<Sample />)
  await typeTags('hi')
  await screen.findByRole('option', { name: 'New tag: #hi' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(tags).toBe('hi')
})

it('removes the last one with Backspace, or any by its button', async () => {
  renderElement(<Sample />)
  await typeTags('one,two,')
  await expect.poll(tags).toBe('one two')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(tags).toBe('one')
  await userEvent.click(screen.getByRole('button', { name: 'Remove one' }))
  await expect.poll(tags).toBe('')
})

it('adds what is typed on blur', async () => {
  renderElement(<Sample />)
  await typeTags('late')
  await userEvent.tab()
  await expect.poll(tags).toBe('late')
})

it('stops at its limit', async () => {
  renderElement(<Sample max={2} />)
  await typeTags('one,two,three,')
  await expect.poll(tags).toBe('one two')
  await userEvent.keyboard('{Backspace}four,')
  await expect.poll(tags).toBe('one four')
})

it('opens no list when the suggestions arrive after the focus has left', async () => {
  renderElement(<Late />)
  await typeTags('e{Backspace}')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Next field')
  expect(screen.queryByRole('option')).toBeNull()
})

it('leaves the page around the open list to screen readers', async () => {
  renderElement(<Sample />)
  await typeTags('one,hir')
  await screen.findByRole('option', { name: '#hiring' })
  expect(screen.getByRole('button', { name: 'Remove one' })).toBeTruthy()
  expect(screen.getByRole('status', { name: 'chosen' })).toBeTruthy()
})

it('closes the list with Escape, on a press elsewhere and on blur', async () => {
  renderElement(<Sample />)
  const closings = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.body, { position: { x: 4, y: 300 } }),
    () => userEvent.tab(),
  ]
  for (const close of closings) {
    await typeTags('e')
    await screen.findByRole('option', { name: '#engineering' })
    await close()
    await expect.poll(() => screen.queryByRole('option')).toBeNull()
    await userEvent.fill(screen.getByRole('combobox', { name: 'Tags' }), '')
    await userEvent.keyboard('{Escape}')
  }
})

it.each([
  ['design', '-system'],
  ['one', 's'],
  ['launch', 'day'],
  ['a', 'b'],
])('types #%s and what begins with it, and never sends the form', async (tag, suffix) => {
  for (const known of [[], [tag], [tag, tag + suffix]]) {
    const onSend = vi.fn<() => void>()
    renderElement(<Sample known={known} chosen={[tag]} onSend={onSend} />)
    await typeTags('{Enter}{Enter}')
    for (const key of tag) await userEvent.keyboard(key)
    await userEvent.keyboard('{Enter}{Enter}')
    expect(tags()).toBe(tag)
    for (const key of tag + suffix) await userEvent.keyboard(key)
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect.poll(tags).toBe(`${tag} ${tag}${suffix}`)
    expect(onSend).not.toHaveBeenCalled()
    cleanup()
  }
})

it.each(['#one #two', '#one#two', 'one、two', 'one； two'])('adds each tag of a text: %s', async (text) => {
  renderElement(<Sample />)
  await userEvent.fill(screen.getByRole('combobox', { name: 'Tags' }), text)
  await userEvent.keyboard('{Enter}')
  await expect.poll(tags).toBe('one two')
})
