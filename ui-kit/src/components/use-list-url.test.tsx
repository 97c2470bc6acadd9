import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useListUrl } from './use-list-url.ts'

const readFilter = (parameters: URLSearchParams) => ({
  author: parameters.get('author') ?? undefined,
  tag: parameters.get('tag') ?? undefined,
})

const renderUrl = (at: string) =>
  renderHook(() => ({ ...useListUrl(readFilter), query: useLocation().search, navigate: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  }).result

it('keeps a filter that was set before the previous one is rendered', () => {
  const url = renderUrl('/?page=3')
  act(() => {
    url.current.setFilter({ author: 'jonas' })
    url.current.setFilter({ tag: 'talk' })
  })
  expect(url.current.query).toBe('?author=jonas&tag=talk')
  expect(url.current.page).toBe(1)
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
  await act(() => url.current.navigate(-1))
  expect(url.current.query).toBe('?tag=talk')
  act(() => url.current.setFilter({ tag: undefined }))
  expect(url.current.query).toBe('')
})

it('leaves the parameters of another list in the address alone', () => {
  const { result } = renderHook(
    () => ({ ...useListUrl(readFilter, 'members'), query: useLocation().search }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/?invitations-page=2']}>{children}</MemoryRouter>
      ),
    },
  )
  expect(result.current.page).toBe(1)
  expect(result.current.hrefFor(3)).toBe('?invitations-page=2&members-page=3')
  act(() => result.current.setFilter({ author: 'jonas' }))
  expect(result.current.query).toBe('?invitations-page=2&members-author=jonas')
  expect(result.current.filter.author).toBe('jonas')
  act(() => result.current.clearFilter())
  expect(result.current.query).toBe('?invitations-page=2')
})
