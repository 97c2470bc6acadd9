import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useListUrl } from './use-list-url.ts'

const readFilter = (parameters: URLSearchParams) => ({
  author: parameters.get('author') ?? undefined,
  tag: parameters.get('tag') ?? undefined,
})

function renderUrl(at: string, prefix?: string) {
  window.history.replaceState(null, '', at)
  const useUrl = () => ({
    ...useListUrl(readFilter, prefix),
    query: useLocation().search,
    navigate: useNavigate(),
  })
  return renderHook(useUrl, { wrapper: BrowserRouter }).result
}

afterEach(() => window.history.replaceState(null, '', '/'))

it('keeps a filter that was set before the previous one is rendered', () => {
  const url = renderUrl('/?page=3')
  act(() => {
    url.current.setFilter({ author: 'jonas' })
    url.current.setFilter({ tag: 'talk' })
  })
  expect(url.current.query).toBe('?author=jonas&tag=talk')
  expect(url.current.page).toBe(1)
})

it('keeps every filter when one is set on a page that was rendered in between', () => {
  const url = renderUrl('/')
  const first = url.current
  act(() => first.setFilter({ author: 'jonas' }))
  const second = url.current
  act(() => {
    first.setFilter({ tag: 'talk' })
    second.setFilter({ author: 'mia' })
  })
  expect(url.current.query).toBe('?author=mia&tag=talk')
})

it('clears a filter that is not rendered yet', () => {
  const url = renderUrl('/?tag=talk')
  act(() => {
    url.current.setFilter({ author: 'jonas' })
    url.current.clearFilter()
    url.current.setFilter({ author: 'mia' })
  })
  expect(url.current.query).toBe('?author=mia')
})

it('starts from the current address after going back', async () => {
  const url = renderUrl('/?tag=talk')
  act(() => url.current.setFilter({ author: 'jonas' }))
  act(() => void url.current.navigate(-1))
  await waitFor(() => expect(url.current.query).toBe('?tag=talk'))
  act(() => url.current.setFilter({ tag: undefined }))
  expect(url.current.query).toBe('')
})

it('leaves the parameters of another list in the address alone', () => {
  const result = renderUrl('/?invitations-page=2', 'members')
  expect(result.current.page).toBe(1)
  expect(result.current.hrefFor(3)).toBe('?invitations-page=2&members-page=3')
  act(() => result.current.setFilter({ author: 'jonas' }))
  expect(result.current.query).toBe('?invitations-page=2&members-author=jonas')
  expect(result.current.filter.author).toBe('jonas')
  act(() => result.current.clearFilter())
  expect(result.current.query).toBe('?invitations-page=2')
})
