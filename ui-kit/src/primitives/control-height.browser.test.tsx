import { expect, it } from 'vitest'
import { renderElement } from '../testing/in-browser.tsx'
import { Button } from './button.tsx'
import { Select } from './select.tsx'
import { SuggestInput } from './suggest-input.tsx'
import { TagInput } from './tag-input.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

const ignore = () => undefined

it('makes all controls of one row equally high', () => {
  const { container } = renderElement(
    <div className="flex items-start">
      <TextInput aria-label="Input" />
      <TextArea aria-label="Area" rows={1} autoGrow />
      <Select label="Select" value="a" onChange={ignore} options={[{ value: 'a', label: 'A' }]} />
      <SuggestInput label="Suggest" value="" onChange={ignore} suggestions={[]} openLabel="Open" />
      <TagInput
        label="Tags"
        value={[]}
        onChange={ignore}
        suggestions={[]}
        placeholder="Add a tag"
        removeLabel={String}
        newLabel={String}
        max={3}
      />
      <Button>Send</Button>
    </div>,
  )
  const boxes = container.querySelectorAll('.field-box, button:not([aria-label])')
  expect(boxes).toHaveLength(6)
  const heights = new Set([...boxes].map((box) => box.getBoundingClientRect().height))
  expect([...heights]).toHaveLength(1)
})
