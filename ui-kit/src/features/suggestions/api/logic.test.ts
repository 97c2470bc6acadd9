import { describe, expect, it } from 'vitest'
import { aSuggestion } from '../../../testing/fixtures.ts'
import { asAvailable, asClaimed, lookOf } from './claim-state.ts'
import { keepPlace, splitHead } from './list-head.ts'
import { changeItem, itemsOf } from './pages.ts'
import { firstAvailable, neighbor } from '../hooks/selected-card.ts'
import { shortageOf } from '@fanfare/contract/suggestions/rules/supply.ts'

const item = (id: string, isLocked = false, claimedByYou = false) => ({ id, isLocked, claimedByYou })

describe('the selection', () => {
  const items = ['a', 'b', 'c'].map((id) => item(id))

  it('moves to the next one and stops at the ends', () => {
    expect(neighbor(items, 'a', 1)).toBe('b')
    expect(neighbor(items, 'c', 1)).toBe('c')
    expect(neighbor(items, 'a', -1)).toBe('a')
  })

  it('steps over what is copied, also away from it', () => {
    const copied = [item('a', true), item('b'), item('c', true), item('d')]
    expect(neighbor(copied, 'b', 1)).toBe('d')
    expect(neighbor(copied, 'b', -1)).toBe('b')
    expect(neighbor(copied, 'c', 1)).toBe('d')
  })

  it('starts with an available one', () => {
    expect(firstAvailable([item('a', true), item('b')])).toBe('b')
    expect(firstAvailable([item('a', true)])).toBeNull()
  })

  it('starts at an end when nothing is selected, or the selected one is gone', () => {
    expect(neighbor(items, null, 1)).toBe('a')
    expect(neighbor(items, 'gone', -1)).toBe('c')
    expect(neighbor([], null, 1)).toBeNull()
  })
})

describe('the suggestion that was just copied', () => {
  const items = [item('a'), item('b'), item('c', true)]

  it('stays at its index after a refetch', () => {
    const kept = keepPlace(items, { id: 'c', place: 1 })
    expect(kept.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  })

  it('changes nothing when it is not in the list, or in the place of the next one', () => {
    expect(keepPlace(items, { id: 'd', place: 1 })).toEqual(items)
    expect(keepPlace(items, { id: 'c', place: null })).toEqual(items)
    expect(keepPlace(items, null)).toEqual(items)
  })
})

describe('a claim in the cache', () => {
  it("of somebody else does not replace one's own", () => {
    expect(asClaimed(item('a'))).toEqual(item('a', true))
    expect(asClaimed(item('a', true, true))).toEqual(item('a', true, true))
  })

  it('that is released is available to all', () => {
    expect(asAvailable(item('a', true, true))).toEqual(item('a'))
  })

  it("is not shown as lost while one's own claim is pending", () => {
    const claimed = item('a', true)
    expect(lookOf(claimed, { copied: false, doing: 'copy' })).toBe('available')
    expect(lookOf(claimed, { copied: false, doing: 'release' })).toBe('used')
    expect(lookOf(claimed, { copied: false, doing: null })).toBe('used')
  })

  it('is marked as just copied, then as yours, and available at once when released', () => {
    const yours = item('a', true, true)
    expect(lookOf(yours, { copied: true, doing: null })).toBe('copied')
    expect(lookOf(item('a'), { copied: true, doing: null })).toBe('available')
    expect(lookOf(yours, { copied: false, doing: null })).toBe('yours')
  })
})

describe('pages', () => {
  const kept = { pages: [{ comments: [item('a')] }, { comments: [item('b')] }], pageParams: [1, 2] }

  it('contain an item once that has moved to the next page', () => {
    expect(itemsOf([{ comments: [item('a'), item('b')] }, { comments: [item('b'), item('c')] }])).toEqual([
      item('a'),
      item('b'),
      item('c'),
    ])
  })

  it('update one item only', () => {
    const changed = changeItem(kept, 'b', asClaimed)
    expect(itemsOf(changed.pages)).toEqual([item('a'), item('b', true)])
    expect(changed.pages[0]).toBe(kept.pages[0])
  })
})

describe('the head of the list', () => {
  const list = [aSuggestion({ id: 'a' }), aSuggestion({ id: 'b' })]

  it('keeps the list when there is none, or it is on another page', () => {
    expect(splitHead(list, null)).toEqual({ first: null, rest: list })
    expect(splitHead(list, { id: 'z', content: 'Far away' })).toEqual({ first: null, rest: list })
  })

  it('is taken out of the list', () => {
    const { first, rest } = splitHead(list, { id: 'b', content: '' })
    expect(first?.id).toBe('b')
    expect(rest).toEqual([list[0]])
  })
})

describe('a shortage', () => {
  const supply = { available: 3, total: 8, members: 8, copiedBy: 0, copiers: null }

  it('does not exist while each member who has not copied can have one', () => {
    expect(shortageOf({ ...supply, available: 8 })).toBeNull()
    expect(shortageOf({ ...supply, copiedBy: 5 })).toBeNull()
    expect(shortageOf({ ...supply, available: 0, copiedBy: 8 })).toBeNull()
  })

  it('does not exist before there are suggestions', () => {
    expect(shortageOf({ available: 0, total: 0, members: 8, copiedBy: 0 })).toBeNull()
  })

  it('says how many are available for how many members', () => {
    expect(shortageOf(supply)).toEqual({ left: 3, people: 8 })
    expect(shortageOf({ ...supply, available: 0, copiedBy: 6 })).toEqual({ left: 0, people: 2 })
  })
})
